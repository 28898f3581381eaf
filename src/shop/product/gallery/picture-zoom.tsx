import { Dialog } from '@base-ui/react/dialog'
import {
  type MouseEvent,
  type PointerEvent,
  type UIEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { getShopLanguage } from '@/i18n/texts'
import { Icon } from '@/ui/icon'
import { useCloseOnCartOpen } from '../../cart-context'
import { getEnlargedImageUrl } from '../../catalogue/product'
import styles from './picture-zoom.module.css'
import { useSwipe } from './use-swipe'
import type { ProductViews } from './use-product-views'
import { ViewButtons } from './view-buttons'

type PictureZoomProps = { views: ProductViews; name: string; isOpen: boolean; onClose: () => void }

/** In shares (0..1) of the picture's width and height. */
type RelativePoint = { x: number; y: number }
const MIDDLE: RelativePoint = { x: 0.5, y: 0.5 }

/**
 * The picture over the whole screen, larger than that: it is moved about in by the pointer, a finger or the arrow keys.
 * A click, a tap or Enter shows the whole of it, and brings it closer again.
 */
export function PictureZoom({ views, name, isOpen, onClose }: PictureZoomProps) {
  const { t, i18n } = useTranslation()
  const picture = useRef<HTMLButtonElement>(null)
  useCloseOnCartOpen(onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Popup
          className={styles.dialog}
          lang={getShopLanguage(i18n.language)}
          initialFocus={picture}
          // React events bubble through the portal to the gallery, which handles arrow keys too.
          onKeyDown={(event) => event.stopPropagation()}
        >
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>{views.shown.alt}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={t('product.close')}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <ZoomablePicture views={views} button={picture} />
          <ViewButtons views={views} name={name} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type ZoomablePictureProps = { views: ProductViews; button: { current: HTMLButtonElement | null } }

function ZoomablePicture({ views, button }: ZoomablePictureProps) {
  const { t } = useTranslation()
  const scroll = useRef<HTMLDivElement>(null)
  const { url, alt } = views.shown
  const [zoomedAt, setZoomedAt] = useState<RelativePoint | undefined>(MIDDLE)
  const src = useEnlargedImage(url)
  const isZoomed = zoomedAt !== undefined
  /** What is looked at stays in sight when the window is resized or turned. */
  const middle = useRef(MIDDLE)
  const swipe = useSwipe((step) => (isZoomed ? undefined : views.step(step)))

  useLayoutEffect(() => {
    if (zoomedAt !== undefined) scrollToPoint(scroll.current, zoomedAt)
  }, [zoomedAt])

  useEffect(() => {
    const restore = () => scrollToPoint(scroll.current, middle.current)
    addEventListener('resize', restore)
    return () => removeEventListener('resize', restore)
  }, [])

  function toggleZoom(event: MouseEvent<HTMLButtonElement>) {
    // The second click of a double click must not zoom out again.
    if (event.detail > 1) return
    const point = event.detail === 0 ? MIDDLE : getRelativePoint(event.currentTarget, event)
    setZoomedAt(isZoomed ? undefined : point)
  }

  function noteMiddle({ currentTarget }: UIEvent<HTMLElement>) {
    middle.current = getScrolledPoint(currentTarget)
  }

  function follow(event: PointerEvent) {
    if (isZoomed && event.pointerType === 'mouse')
      scrollToPoint(scroll.current, getRelativePoint(event.currentTarget, event))
  }

  return (
    <div
      ref={scroll}
      className={styles.scroll}
      data-zoomed={isZoomed}
      onPointerMove={follow}
      onScroll={noteMiddle}
      {...swipe}
    >
      <button
        ref={button}
        type="button"
        className={styles.picture}
        aria-pressed={isZoomed}
        aria-label={t('product.closer', { picture: alt })}
        onClick={toggleZoom}
        onKeyDown={isZoomed ? undefined : views.onKeyDown}
      >
        <img src={src} alt="" width={1000} height={1075} draggable={false} />
        <span className={styles.sign}>
          <Icon name={isZoomed ? 'minus' : 'plus'} />
        </span>
      </button>
    </div>
  )
}

/** Returns the URL of a picture and, once that has arrived, of its largest version. */
function useEnlargedImage(url: string): string {
  const enlarged = getEnlargedImageUrl(url)
  const [arrived, setArrived] = useState<string>()

  useEffect(() => {
    if (enlarged === undefined) return
    const image = new Image()
    // A picture that arrives after another is shown has no effect.
    image.addEventListener('load', () => setArrived(enlarged))
    image.src = enlarged
  }, [enlarged])

  return enlarged !== undefined && arrived === enlarged ? enlarged : url
}

function getRelativePoint(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): RelativePoint {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

function getScrolledPoint(scroll: HTMLElement): RelativePoint {
  const { scrollLeft, scrollWidth, clientWidth, scrollTop, scrollHeight, clientHeight } = scroll
  return {
    x: getShare(scrollLeft, scrollWidth - clientWidth),
    y: getShare(scrollTop, scrollHeight - clientHeight),
  }
}

/** Where the whole fits, its middle is looked at. */
const getShare = (scrolledPx: number, roomPx: number) => (roomPx > 0 ? scrolledPx / roomPx : 0.5)

function scrollToPoint(scroll: HTMLElement | null, { x, y }: RelativePoint): void {
  if (scroll === null) return
  scroll.scrollLeft = x * (scroll.scrollWidth - scroll.clientWidth)
  scroll.scrollTop = y * (scroll.scrollHeight - scroll.clientHeight)
}
