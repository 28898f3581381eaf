import { useTranslation } from 'react-i18next'
import { ProductImage } from '../../catalogue/product-image'
import type { ProductViews } from './use-product-views'
import styles from './view-buttons.module.css'

export function ViewButtons({ views, name }: { views: ProductViews; name: string }) {
  const { t } = useTranslation()
  if (views.all.length < 2) return null
  return (
    <div role="group" aria-label={t('product.pictures', { name })} className={styles.thumbs}>
      {views.all.map(({ side, url, label }) => (
        <button
          key={side}
          type="button"
          className={styles.thumb}
          aria-pressed={side === views.shown.side}
          onClick={() => views.show(side)}
        >
          <ProductImage url={url} sizes="104px" priority="low" />
          <span>{label}</span>
        </button>
      ))}
    </div>
  )
}
