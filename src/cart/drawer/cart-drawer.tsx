import { useAtomValue } from 'jotai'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getShopLanguage } from '@/i18n/texts'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { PaymentMarks } from '@/shop/payment-marks'
import { PurchaseTerms } from '@/shop/purchase-terms'
import { useFormatMessage } from '@/shop/use-format-message'
import styles from './cart-drawer.module.css'
import { CartLine } from './cart-line'
import { useCart } from '../use-cart'
import { useCartDrawer } from '../use-cart-drawer'
import { CartSummary } from './cart-summary'
import { DeliveryPicker } from './delivery-picker'
import { CartDialog } from './cart-dialog'
import { drawerErrorAtom, isCheckingOutAtom } from '../state/checkout-state'
import { useFindLineIssue } from './use-find-line-issue'
import { useRemoveLine } from './use-remove-line'

type CartDrawerProps = {
  checkout: ReactNode
  /** Tells the buyer of an earlier payment, also where the cart is empty. */
  notice: ReactNode
}

export function CartDrawer({ checkout, notice }: CartDrawerProps) {
  const { t, i18n } = useTranslation()
  const { lines } = useCart()
  const { close } = useCartDrawer()
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const remove = useRemoveLine(() => title.current?.focus())
  return (
    <CartDialog language={getShopLanguage(i18n.language)} title={title} titleId={titleId}>
      <header className={styles.head}>
        <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
          {t('shoppingCart')}
        </h2>
        <button type="button" className={styles.close} aria-label={t('cart.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {lines.length === 0 ? (
        <EmptyCart notice={notice} />
      ) : (
        <CartContents checkout={checkout} notice={notice} onRemove={remove} />
      )}
    </CartDialog>
  )
}

function EmptyCart({ notice }: Pick<CartDrawerProps, 'notice'>) {
  const { t } = useTranslation()
  const { close } = useCartDrawer()
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{t('yourCartIsEmpty')}</p>
      <p>{t('cart.emptyHint')}</p>
      {notice}
      <Button onClick={close}>{t('cart.continue')}</Button>
      <DrawerError />
      <img src="/media/thanks.webp" width="1204" height="840" alt="" loading="lazy" />
    </div>
  )
}

type CartContentsProps = CartDrawerProps & { onRemove: (id: string) => void }

function CartContents({ checkout, notice, onRemove }: CartContentsProps) {
  const { t } = useTranslation()
  const { lines } = useCart()
  const { close } = useCartDrawer()
  const isCheckingOut = useAtomValue(isCheckingOutAtom)
  const list = useRef<HTMLUListElement>(null)
  useScrollToIssue(list)
  // Below several lines it would be out of sight, although it changes the total.
  const isDeliveryFirst = lines.length > 1
  return (
    <div className={styles.full}>
      {/* While the payment starts, the cart cannot be changed. */}
      <div className={styles.scroll} inert={isCheckingOut}>
        {isDeliveryFirst ? <DeliveryPicker /> : null}
        <ul ref={list} aria-label={t('cart.lines')}>
          {lines.map((line) => (
            <CartLine key={line.id} line={line} onRemove={onRemove} />
          ))}
        </ul>
        {isDeliveryFirst ? null : <DeliveryPicker />}
        <PurchaseTerms />
      </div>
      <div className={styles.foot}>
        <CartSummary />
        {notice}
        <DrawerError />
        {checkout}
        <div className={styles.end}>
          <button type="button" className={styles.continue} onClick={close}>
            {t('cart.continue')}
          </button>
          <PaymentMarks />
        </div>
      </div>
    </div>
  )
}

/** Shows the first line with which something is wrong: it may be below others, and the cart cannot be paid. */
function useScrollToIssue(list: RefObject<HTMLUListElement | null>) {
  const { lines } = useCart()
  const { isOpen } = useCartDrawer()
  const findIssue = useFindLineIssue()
  const index = lines.findIndex((line) => findIssue(line) !== undefined)
  const id = lines[index]?.id
  useEffect(() => {
    // Its last part says what is wrong: on a low screen the whole line is higher than the list.
    if (isOpen && id !== undefined)
      list.current?.children[index]?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a line that moves up, as one before it is removed, is in sight
  }, [isOpen, id, list])
}

function DrawerError() {
  const { t } = useTranslation()
  const formatMessage = useFormatMessage()
  const error = useAtomValue(drawerErrorAtom)
  if (error === null) return null
  return (
    <Alert title={formatMessage(error.message)}>{error.isCheckout ? t('checkout.nothingPaid') : null}</Alert>
  )
}
