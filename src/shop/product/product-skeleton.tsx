import { useTranslation } from 'react-i18next'
import { joinClassNames } from '@/ui/class-names'
import { HalftoneSun } from '../halftone-sun'
import gallery from './gallery/product-gallery.module.css'
import page from './product-page.module.css'
import styles from './product-skeleton.module.css'
import { LoadingMessage } from '../loading-message'

export function ProductSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={joinClassNames(page.product, styles.skeleton)}>
      {/* The sun behind the shirt, until the shirt is loaded. */}
      <div className={page.gallery} aria-hidden="true">
        <div className={joinClassNames(gallery.stage, styles.picture)}>
          <HalftoneSun className={gallery.sun} />
        </div>
      </div>
      <div className={joinClassNames(page.facts, styles.facts)}>
        <LoadingMessage>{t('product.loading')}</LoadingMessage>
      </div>
    </div>
  )
}
