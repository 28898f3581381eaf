import type { Product } from '@contract/catalogue/catalogue'
import { ProductImage } from '../catalogue/product-image'
import styles from './hovered-shirt.module.css'

/** A product at the place and in the size of the first shirt on the map's washing line. Wide screens only. */
export function HoveredShirt({ product }: { product: Product }) {
  return (
    <div className={styles.place} aria-hidden="true">
      <div className={styles.shirt}>
        <ProductImage url={product.images.front} sizes="464px" />
      </div>
    </div>
  )
}
