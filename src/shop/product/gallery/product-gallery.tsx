import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue/catalogue'
import { Icon } from '@/ui/icon'
import { createLazyPart, FailureNotification } from '@/ui/lazy-part'
import { loadChunk } from '@/lib/lazy-chunk'
import styles from './product-gallery.module.css'
import { HalftoneSun } from '../../halftone-sun'
import { ProductImage } from '../../catalogue/product-image'
import { useSwipe } from './use-swipe'
import { useLocalizeProduct } from '../../catalogue/use-localize-product'
import { useProductViews } from './use-product-views'
import { ViewButtons } from './view-buttons'

const loadZoom = () => loadChunk('picture-zoom', () => import('./picture-zoom'))
const PictureZoom = createLazyPart(async () => (await loadZoom()).PictureZoom)

export function ProductGallery({ product }: { product: Product }) {
  const { t } = useTranslation()
  const name = useLocalizeProduct()(product, 'name').text
  const views = useProductViews(product)
  const swipe = useSwipe(views.step)
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never')
  const preload = () => void loadZoom().catch(() => undefined)
  const { shown } = views
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <HalftoneSun className={styles.sun} />
        <ProductImage
          key={shown.url}
          className={styles.large}
          url={shown.url}
          alt={shown.alt}
          sizes="(width < 760px) 90vw, 560px"
          priority="high"
        />
        <button
          type="button"
          className={styles.enlarge}
          aria-label={t('product.enlarge', { picture: shown.alt })}
          onClick={() => setZoom('open')}
          onKeyDown={views.onKeyDown}
          onPointerEnter={preload}
          onFocus={preload}
          {...swipe}
        >
          <span className={styles.plus}>
            <Icon name="plus" />
          </span>
        </button>
      </div>
      <ViewButtons views={views} name={name} />
      {/* Stays mounted after its first use, so that it can play its exit animation. */}
      {zoom === 'never' ? null : (
        <PictureZoom
          views={views}
          name={name}
          isOpen={zoom === 'open'}
          onClose={() => setZoom('closed')}
          renderFailure={(error) => (
            <FailureNotification
              error={error}
              onTryAgain={() => setZoom('open')}
              onNotified={() => setZoom('never')}
            />
          )}
        />
      )}
    </div>
  )
}
