import { useSetAtom } from 'jotai'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { CONTENT_ID } from '@/ui/skip-link'
import { callAfterPaint } from '@/lib/after-paint'
import { isDrawerPaintedAtom } from '../state/drawer-atoms'
import { CART_BUTTON_ID } from '../cart-button'
import styles from './cart-dialog.module.css'
import { useCartDrawer } from '../use-cart-drawer'

type CartDialogProps = {
  title: RefObject<HTMLElement | null>
  titleId: string
  language: string
  children: ReactNode
}

/** The dialog around the cart drawer. It is laid out while hidden, so that slow phones open it at once. */
export function CartDialog({ title, titleId, language, children }: CartDialogProps) {
  const { isOpen, close } = useCartDrawer()
  useDialogFocus(isOpen, title)
  useEscape(isOpen, close)
  useScrollLock(isOpen)
  return (
    <>
      <div role="presentation" hidden={!isOpen} className={styles.backdrop} onClick={close} />
      <div
        role="dialog"
        aria-labelledby={titleId}
        // Focusable, so that a click beside a control leaves the focus inside the dialog.
        tabIndex={-1}
        hidden={!isOpen}
        lang={language}
        className={styles.drawer}
      >
        {children}
      </div>
    </>
  )
}

function useDialogFocus(isOpen: boolean, title: RefObject<HTMLElement | null>) {
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    if (isOpen) {
      opener.current = document.activeElement
      title.current?.focus({ preventScroll: true })
    } else if (opener.current !== null) {
      restoreFocus(opener.current)
      opener.current = null
    }
  }, [isOpen, title])
}

function restoreFocus(opener: Element) {
  const isThere = opener.isConnected && opener !== document.body && opener instanceof HTMLElement
  const target = isThere ? opener : document.getElementById(CART_BUTTON_ID)
  ;(target ?? document.getElementById(CONTENT_ID))?.focus({ preventScroll: true })
}

function useEscape(isOpen: boolean, onClose: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onClose()
    }
    // In the capture phase, so that this runs before a notification's own listener.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOpen, onClose])
}

/** Makes the page behind inert and locks its scrolling, from the first frame that shows the drawer. */
function useScrollLock(isOpen: boolean) {
  const setPainted = useSetAtom(isDrawerPaintedAtom)
  useEffect(() => {
    if (!isOpen) return
    const { documentElement: root, body } = document
    const cancel = callAfterPaint(() => {
      setPainted(true)
      // Keeps the page's width when its scroll bar disappears.
      body.style.paddingRight = `${innerWidth - root.clientWidth}px`
      root.style.overflow = 'hidden'
    })
    return () => {
      cancel()
      setPainted(false)
      body.style.paddingRight = ''
      root.style.overflow = ''
    }
  }, [isOpen, setPainted])
}
