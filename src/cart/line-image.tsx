import { ProductImage } from '@/shop/catalogue/product-image'
import styles from './line-image.module.css'

export function LineImage({ url }: { url: string }) {
  return <ProductImage className={styles.image} url={url} sizes="96px" />
}
