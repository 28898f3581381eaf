import type { Product } from '@contract/catalogue/catalogue'
import { ProductImage } from '../catalogue/product-image'
import styles from './hovered-shirt.module.css'

/** A product in the place and size of the first printed shirt on the map's washing line; only wide screens show both. */
export function HoveredShirt({ product }: { product: Product }) {
  return (
    <div className={styles.place} aria-hidden="true">
      <div className={styles.shirt}>
        <ProductImage url={product.images.front} sizes="464px" />
      </div>
    </div>
  )
}
