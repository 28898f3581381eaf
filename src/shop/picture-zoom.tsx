import { Dialog } from '@base-ui/react/dialog'
import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fragmentLanguage } from '@/i18n/fragment-language'
import { Icon } from '@/layout/icon'
import { useCloseForCart } from './buying'
import styles from './picture-zoom.module.css'
import { useSwipe } from './swipe'
import type { Views } from './use-views'
import { ViewButtons } from './view-buttons'

type PictureZoomProps = { views: Views; name: string; isOpen: boolean; onClose: () => void }

/** A point of the picture, in parts of its width and height. */
type Point = { x: number; y: number }
const MIDDLE: Point = { x: 0.5, y: 0.5 }

/** The picture over the whole screen; a press, a tap or Enter brings it closer and back (specification, section 3). */
export function PictureZoom({ views, name, isOpen, onClose }: PictureZoomProps) {
  const { t, i18n } = useTranslation()
  const picture = useRef<HTMLButtonElement>(null)
  useCloseForCart(onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Popup
          className={styles.sheet}
          lang={fragmentLanguage(i18n.language)}
          initialFocus={picture}
          // Portals pass React's events on to where they were rendered, which has arrows of its own.
          onKeyDown={(event) => event.stopPropagation()}
        >
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>{views.shown.alt}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={t('product.close')}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <Closer views={views} button={picture} />
          <ViewButtons views={views} name={name} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type CloserProps = { views: Views; button: { current: HTMLButtonElement | null } }

/** The picture, whole at first and after each change of it. */
function Closer({ views, button }: CloserProps) {
  const { t } = useTranslation()
  const scroll = useRef<HTMLDivElement>(null)
  const { url, alt } = views.shown
  const [closeTo, setCloseTo] = useState<Point & { url: string }>()
  const isClose = closeTo?.url === url
  // Closer, a finger moves the picture about instead.
  const swipe = useSwipe((step) => (isClose ? undefined : views.step(step)))

  useLayoutEffect(() => {
    if (closeTo !== undefined) lookAt(scroll.current, closeTo)
  }, [closeTo])

  function press(event: MouseEvent<HTMLButtonElement>) {
    // The second press of a double one must not undo the first.
    if (event.detail > 1) return
    const point = event.detail === 0 ? MIDDLE : pointIn(event.currentTarget, event)
    setCloseTo(isClose ? undefined : { ...point, url })
  }

  /** A mouse looks where it points; fingers and keys scroll. */
  function follow(event: PointerEvent) {
    if (isClose && event.pointerType === 'mouse') lookAt(scroll.current, pointIn(event.currentTarget, event))
  }

  return (
    <div ref={scroll} className={styles.scroll} data-close={isClose} onPointerMove={follow} {...swipe}>
      <button
        ref={button}
        type="button"
        className={styles.picture}
        aria-pressed={isClose}
        aria-label={t('product.closer', { picture: alt })}
        onClick={press}
        onKeyDown={isClose ? undefined : views.onKeyDown}
      >
        <img src={url} alt="" width={1000} height={1075} draggable={false} />
      </button>
    </div>
  )
}

function pointIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

function lookAt(scroll: HTMLElement | null, { x, y }: Point): void {
  if (scroll === null) return
  scroll.scrollLeft = x * (scroll.scrollWidth - scroll.clientWidth)
  scroll.scrollTop = y * (scroll.scrollHeight - scroll.clientHeight)
}
