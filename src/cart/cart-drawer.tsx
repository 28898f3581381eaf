import { Dialog } from '@base-ui/react/dialog'
import { useAtomValue } from 'jotai'
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fragmentLanguage } from '@/i18n/fragment-language'
import { Alert } from '@/layout/alert'
import { Button } from '@/layout/button'
import { Icon } from '@/layout/icon'
import { afterPaint } from '@/lib/after-paint'
import { useNoticeText } from '@/shop/use-notice-text'
import styles from './cart-drawer.module.css'
import { CartLine } from './cart-line'
import { useCart, useIsDrawerOpen } from './cart-provider'
import { CartSummary } from './cart-summary'
import { DeliveryPicker } from './delivery-picker'
import { drawerErrorAtom } from './drawer-error'
import { useRemoval } from './use-removal'

type CartDrawerProps = {
  /** What stands below the summary: the checkout knows the cart, not the other way round. */
  checkout: ReactNode
}

/** The cart: lines, delivery, totals, checkout, in the order of section 2. */
export function CartDrawer({ checkout }: CartDrawerProps) {
  const { t, i18n } = useTranslation()
  const { items } = useCart()
  const title = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone, so the focus goes to the heading.
  const focusTitle = () => title.current?.focus()
  const { remove, lastRemoved, putBack } = useRemoval(focusTitle)
  return (
    <Drawer language={fragmentLanguage(i18n.language)} title={title}>
      <header className={styles.head}>
        <Dialog.Title ref={title} tabIndex={-1} className={styles.title}>
          {t('shoppingCart')}
        </Dialog.Title>
        {lastRemoved === undefined ? null : (
          // The message bar's Undo lies outside of this dialog, where no Tab leads.
          <button
            type="button"
            className={styles.putBack}
            onClick={() => {
              putBack(lastRemoved)
              focusTitle()
            }}
          >
            {t('cart.putBack', { name: lastRemoved.line.name })}
          </button>
        )}
        <Dialog.Close className={styles.close} aria-label={t('cart.close')}>
          <Icon name="close" />
        </Dialog.Close>
      </header>
      {items.length === 0 ? <EmptyCart /> : <FullCart checkout={checkout} onRemove={remove} />}
    </Drawer>
  )
}

type DrawerProps = { language: string; title: RefObject<HTMLElement | null>; children: ReactNode }

/**
 * Slides in and out; its content, made outside, is not drawn anew for that. It begins to slide in the first frame after
 * the press. What makes a dialog of it (the focus, a page that does not scroll) comes right after that frame: on a slow
 * phone it takes longer than the frame itself.
 */
function Drawer({ language, title, children }: DrawerProps) {
  const popup = useRef<HTMLDivElement>(null)
  const isDialog = useComing(popup)
  return useMemo(
    () => (
      <DialogFrame isOpen={isDialog}>
        <Dialog.Popup ref={popup} className={styles.drawer} lang={language} initialFocus={title}>
          {children}
        </Dialog.Popup>
      </DialogFrame>
    ),
    [isDialog, language, title, children],
  )
}

function DialogFrame({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { open, close } = useCart()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isOpen) => (isOpen ? open() : close())}>
      {/* Rendered before it is wanted, so that opening only shows it. */}
      <Dialog.Portal keepMounted>
        <Dialog.Backdrop className={styles.backdrop} />
        {children}
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Marks the drawer as coming as soon as it is opened, without React; answers whether it is to be a dialog by now. */
function useComing(popup: RefObject<HTMLElement | null>): boolean {
  const isOpen = useIsDrawerOpen()
  // One that is opened before it is there slides in as a dialog.
  const [isReady, setIsReady] = useState(isOpen)
  if (!isOpen && isReady) setIsReady(false)
  useLayoutEffect(() => {
    const drawer = popup.current
    if (!isOpen) drawer?.removeAttribute('data-coming')
    if (!isOpen || isReady) return
    drawer?.setAttribute('data-coming', '')
    // A screen reader hears of it when it is a dialog.
    drawer?.setAttribute('aria-hidden', 'true')
    const callOff = afterPaint(() => setIsReady(true))
    return () => {
      callOff()
      drawer?.removeAttribute('aria-hidden')
    }
  }, [popup, isOpen, isReady])
  return isOpen && isReady
}

function EmptyCart() {
  const { t } = useTranslation()
  const { close } = useCart()
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{t('yourCartIsEmpty')}</p>
      <p>{t('cart.emptyHint')}</p>
      <Button onClick={close}>{t('cart.continue')}</Button>
      <DrawerError />
    </div>
  )
}

function FullCart({ checkout, onRemove }: CartDrawerProps & { onRemove: (id: string) => void }) {
  const { t } = useTranslation()
  const { items, close } = useCart()
  return (
    <div className={styles.full}>
      <div className={styles.scroll}>
        <ul aria-label={t('cart.lines')}>
          {items.map((line) => (
            <CartLine key={line.id} line={line} onRemove={onRemove} />
          ))}
        </ul>
        <DeliveryPicker />
      </div>
      <div className={styles.foot}>
        <CartSummary />
        <DrawerError />
        {checkout}
        <button type="button" className={styles.continue} onClick={close}>
          {t('cart.continue')}
        </button>
      </div>
    </div>
  )
}

/** Checkout and cart errors, one at a time (section 2, reading R34). */
function DrawerError() {
  const { t } = useTranslation()
  const say = useNoticeText()
  const error = useAtomValue(drawerErrorAtom)
  if (error === null) return null
  return <Alert title={say(error.notice)}>{error.isCheckout ? t('checkout.nothingPaid') : null}</Alert>
}
