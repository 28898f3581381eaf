import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue'
import { Button } from '@/layout/button'
import { hasConsent, subscribeToConsent } from '@/layout/consent'
import { addLabel } from './add-label'
import { sizePrice } from './size-price'
import styles from './sticky-add.module.css'
import type { Buy } from './use-buy'
import { useFromPrice } from './use-from-price'
import { useOutOfView } from './use-out-of-view'

/** Above this much of the screen's bottom the form's own button can be pressed: the bar, and a banner where one stands. */
const BAR_PX = 76
const BANNER_PX = 150

/** On phones: price, size and the button that adds, at the bottom for as long as the form's own button is out of view. */
export function StickyAdd({ product, buy }: { product: Product; buy: Buy }) {
  const { t } = useTranslation()
  const bar = useRef<HTMLDivElement>(null)
  const isBannerGone = useSyncExternalStore(subscribeToConsent, hasConsent, () => true)
  const isShown = useOutOfView(buy.button, isBannerGone ? BAR_PX : BAR_PX + BANNER_PX) && product.inStock
  useBarHeight(bar, isShown)
  return (
    <div ref={bar} role="group" aria-label={t('product.bar')} className={styles.bar} data-shown={isShown}>
      {isShown ? <Offer product={product} buy={buy} /> : null}
    </div>
  )
}

function Offer({ product, buy: { size, state, submit } }: { product: Product; buy: Buy }) {
  const { t } = useTranslation()
  const formatPrice = useFromPrice(product, size)
  const label = size === undefined ? t('product.chooseSize') : t(addLabel(state))
  const ofSize = size === undefined ? undefined : t('cart.size', { size })
  return (
    <>
      <p>
        <strong>{formatPrice(sizePrice(product, size))}</strong>
        <span>{ofSize ?? t('price.plusTax')}</span>
      </p>
      <Button
        busy={state.status === 'adding'}
        className={styles.button}
        // Two buttons of one page that do the same still have names of their own.
        aria-label={ofSize === undefined ? undefined : `${label}, ${ofSize}`}
        onClick={submit}
      >
        {label}
      </Button>
    </>
  )
}

/** Tells the message bars, and what scrolls into view, how much of the bottom it covers. */
function useBarHeight(bar: { current: HTMLElement | null }, isShown: boolean) {
  useLayoutEffect(() => {
    if (!isShown) return
    const root = document.documentElement
    const measure = () => root.style.setProperty('--bar-height', `${bar.current?.offsetHeight ?? 0}px`)
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      root.style.removeProperty('--bar-height')
    }
  }, [bar, isShown])
}
