import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { Product } from '@contract/catalogue/catalogue'
import { Button } from '@/ui/button'
import { FROM_SHOP, paths, SIZE_PARAMETER } from '@/site/paths'
import { getPiecesLeft } from '../catalogue/product'
import { HangingShirt } from './hanging-shirt'
import { PriceDetails } from '../price-details'
import styles from './product-card.module.css'
import { useLocalizeProduct } from '../catalogue/use-localize-product'

type ProductCardProps = {
  product: Product
  onQuickView: () => void
  /** The pointer or the focus enters or leaves the card. */
  onPoint: (isPointed: boolean) => void
  onPreload: () => void
}

/** A product of the list. The whole card is a link; the quick view has a button of its own. */
export function ProductCard({ product, onQuickView, onPoint, onPreload }: ProductCardProps) {
  const { t } = useTranslation()
  const point = {
    onPointerEnter: () => onPoint(true),
    onPointerLeave: () => onPoint(false),
    onFocus: () => onPoint(true),
    onBlur: () => onPoint(false),
  }
  function startPreview() {
    onPoint(true)
    onPreload()
  }
  const { text: name, language } = useLocalizeProduct()(product, 'name')
  const state = useLocation().pathname === paths.shop ? FROM_SHOP : undefined
  return (
    <article className={styles.card}>
      <HangingShirt product={product} />
      <h2 className={styles.name} lang={language}>
        <Link to={paths.product(product.handle)} state={state} {...point}>
          {name}
        </Link>
      </h2>
      <PriceDetails product={product} />
      <div className={styles.choose}>
        <SizeLinks product={product} name={name} state={state} />
        <Button
          variant="secondary"
          className={styles.quickView}
          aria-label={t('shop.quickViewOf', { name })}
          onClick={onQuickView}
          {...point}
          onPointerEnter={startPreview}
          onFocus={startPreview}
        >
          {t('shop.quickView')}
        </Button>
      </div>
    </article>
  )
}

type SizeLinksProps = { product: Product; name: string; state: string | undefined }

/** On phones, the sizes that are left: each opens the product's page with it chosen, which is faster than the quick view. */
function SizeLinks({ product, name, state }: SizeLinksProps) {
  const { t } = useTranslation()
  return product.sizes
    .filter((size) => getPiecesLeft(product, size) > 0)
    .map((size) => (
      <Link
        key={size}
        className={styles.size}
        to={`${paths.product(product.handle)}?${new URLSearchParams({ [SIZE_PARAMETER]: size })}`}
        state={state}
        aria-label={`${name}, ${t('cart.size', { size })}`}
      >
        {size}
      </Link>
    ))
}
