import { useSetAtom } from 'jotai'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { CONTENT_ID } from '@/layout/skip-link'
import { afterPaint } from '@/lib/after-paint'
import { useCart, useIsDrawerOpen } from './cart-provider'
import { isDrawerPaintedAtom } from './cart-atoms'
import { CART_BUTTON_ID } from './cart-button'
import styles from './drawer.module.css'

type DrawerProps = {
  /** Has the focus first, and names the dialog by its id. */
  title: RefObject<HTMLElement | null>
  titleId: string
  language: string
  children: ReactNode
}

/**
 * A dialog that slides in from the right; message bars stay within reach beside it. It is rendered and laid out before
 * it is wanted, and all that styles the page anew waits for its first frame: a press is answered at once on a slow phone.
 */
export function Drawer({ title, titleId, language, children }: DrawerProps) {
  const isOpen = useIsDrawerOpen()
  const { close } = useCart()
  useFocusInside(isOpen, title)
  useEscape(isOpen, close)
  usePageShut(isOpen)
  return (
    <>
      <div role="presentation" hidden={!isOpen} className={styles.backdrop} onClick={close} />
      <div
        role="dialog"
        aria-labelledby={titleId}
        // Who presses beside a control must not leave the dialog with the focus.
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

/** Takes the focus when it opens, and gives it back to what it was opened from. */
function useFocusInside(isOpen: boolean, title: RefObject<HTMLElement | null>) {
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    if (isOpen) {
      opener.current = document.activeElement
      title.current?.focus({ preventScroll: true })
    } else if (opener.current !== null) {
      giveFocus(opener.current)
      opener.current = null
    }
  }, [isOpen, title])
}

function giveFocus(opener: Element) {
  const isThere = opener.isConnected && opener !== document.body && opener instanceof HTMLElement
  const target = isThere ? opener : document.getElementById(CART_BUTTON_ID)
  // An emptied cart has no icon.
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
    // Before a message bar hears of it.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOpen, onClose])
}

/** The page behind is out of reach and does not scroll, from the first frame on that shows the drawer. */
function usePageShut(isOpen: boolean) {
  const setPainted = useSetAtom(isDrawerPaintedAtom)
  useEffect(() => {
    if (!isOpen) return
    const { documentElement: root, body } = document
    const callOff = afterPaint(() => {
      setPainted(true)
      // Nor does it move into the room of its scroll bar.
      body.style.paddingRight = `${innerWidth - root.clientWidth}px`
      root.style.overflow = 'hidden'
    })
    return () => {
      callOff()
      setPainted(false)
      body.style.paddingRight = ''
      root.style.overflow = ''
    }
  }, [isOpen, setPainted])
}
