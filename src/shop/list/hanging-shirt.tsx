import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue/catalogue'
import { SharedHalftoneSun } from '../halftone-sun'
import styles from './hanging-shirt.module.css'
import { getSmallImageUrl } from '../catalogue/product'
import { ProductImage } from '../catalogue/product-image'

export function HangingShirt({ product: { images, inStock } }: { product: Product }) {
  const { t } = useTranslation()
  const plate = { '--shirt': `url("${encodeURI(getSmallImageUrl(images.front))}")` } as CSSProperties
  return (
    <div className={styles.hang} style={plate}>
      <svg className={styles.rope} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0Q50 5 100 0" />
      </svg>
      <SharedHalftoneSun className={styles.sun} />
      <div className={styles.shirt}>
        <span className={styles.ghost} />
        <ProductImage url={images.front} sizes="(width < 640px) 80vw, 360px" />
        <span className={styles.pegs} />
        {inStock ? null : <span className={styles.soldOut}>{t('shop.soldOut')}</span>}
      </div>
    </div>
  )
}
