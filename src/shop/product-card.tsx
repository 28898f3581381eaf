import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Product } from '@contract/catalogue'
import { Button } from '@/layout/button'
import { paths } from '@/lib/paths'
import { ListedHalftoneSun } from './halftone-sun'
import { PriceFacts } from './price-facts'
import { smallImage } from './product'
import styles from './product-card.module.css'
import { ProductImage } from './product-image'
import { useLocalizedProduct } from './use-localized-product'

type ProductCardProps = {
  product: Product
  isFirst: boolean
  onQuickView: () => void
  /** The pointer or the focus nears the button: time to fetch what it opens. */
  onAim: () => void
}

/** One shirt on the line: the whole card is one link, with the quick view beside it (reading R8). */
export function ProductCard({ product, isFirst, onQuickView, onAim }: ProductCardProps) {
  const { t } = useTranslation()
  const { images } = product
  const { words: name, language } = useLocalizedProduct()(product, 'name')
  const plate = { '--shirt': `url("${encodeURI(smallImage(images.front))}")` } as CSSProperties
  return (
    <article className={styles.card}>
      <div className={styles.hang} style={plate}>
        <svg className={styles.rope} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0Q50 5 100 0" />
        </svg>
        <ListedHalftoneSun className={styles.sun} />
        <div className={styles.shirt}>
          <span className={styles.ghost} />
          <ProductImage url={images.front} sizes="(width < 640px) 80vw, 360px" isUrgent={isFirst} />
          <span className={styles.pegs} />
          {product.inStock ? null : <span className={styles.soldOut}>{t('shop.soldOut')}</span>}
        </div>
      </div>
      <h2 className={styles.name} lang={language}>
        <Link to={paths.product(product.handle)}>{name}</Link>
      </h2>
      <PriceFacts product={product} />
      <Button
        variant="secondary"
        className={styles.quickView}
        aria-label={t('shop.quickViewOf', { name })}
        onClick={onQuickView}
        onPointerEnter={onAim}
        onFocus={onAim}
      >
        {t('shop.quickView')}
      </Button>
    </article>
  )
}
