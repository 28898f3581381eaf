import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue/catalogue'
import { computePayablePrice } from '@contract/catalogue/payable-price'
import { Button } from '@/ui/button'
import styles from '@/ui/bottom-bar.module.css'
import { hasConsent, subscribeToConsent } from '@/site/consent'
import { useHeightProperty } from '@/ui/use-height-property'
import { getSizePrice } from '../catalogue/product'
import type { AddToCartControls } from './use-add-to-cart'
import { useFormatPrice } from '../catalogue/use-format-price'
import { usePricing } from '../catalogue/use-catalogue'

const HEADER_PX = 60

/** Heights in px: of the bar at the bottom of the screen, and of the cookie banner above it. */
const BAR_PX = 76

const BANNER_PX = 150

/** On phones, a bar with price, size and button, shown while the form's own button is out of view. */
export function StickyAddBar({ product, controls }: { product: Product; controls: AddToCartControls }) {
  const { t } = useTranslation()
  const bar = useRef<HTMLDivElement>(null)
  const isBannerGone = useSyncExternalStore(subscribeToConsent, hasConsent, () => true)
  const isShown =
    useIsOutOfView(controls.button, isBannerGone ? BAR_PX : BAR_PX + BANNER_PX) && product.inStock
  useHeightProperty('--bar-height', bar, isShown)
  return (
    <div ref={bar} role="group" aria-label={t('product.bar')} className={styles.bar} data-shown={isShown}>
      {isShown ? <BarContents product={product} controls={controls} /> : null}
    </div>
  )
}

function BarContents({
  product,
  controls: { size, state, label: addLabel, submit },
}: {
  product: Product
  controls: AddToCartControls
}) {
  const { t } = useTranslation()
  const formatPrice = useFormatPrice(product, size)
  const label = size === undefined ? t('product.chooseSize') : addLabel
  const sizeText = size === undefined ? undefined : t('cart.size', { size })
  const rate = usePricing()?.taxRatePercent
  const price = getSizePrice(product, size)
  return (
    <>
      <p>
        <strong>{formatPrice(rate === undefined ? price : computePayablePrice(price, rate))}</strong>
        <span>{sizeText ?? (rate === undefined ? t('price.plusTax') : t('price.youPay', { rate }))}</span>
      </p>
      <Button
        isBusy={state.status === 'adding'}
        className={styles.button}
        // Two buttons with the same action on one page need different names.
        aria-label={sizeText === undefined ? undefined : `${label}, ${sizeText}`}
        onClick={submit}
      >
        {label}
      </Button>
    </>
  )
}

/** Returns whether an element is out of view below the header and above the bottom `bottomPx` of the screen. */
function useIsOutOfView(target: RefObject<Element | null>, bottomPx: number): boolean {
  const [isOut, setOut] = useState(false)

  useEffect(() => {
    if (target.current === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => setOut(entries.at(-1)?.isIntersecting === false),
      // A button counts as out of view when half of it is covered.
      { rootMargin: `-${HEADER_PX}px 0px -${bottomPx}px 0px`, threshold: 0.5 },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, bottomPx])

  return isOut
}
