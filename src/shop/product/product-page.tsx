import { useTranslation } from 'react-i18next'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import type { Product } from '@contract/catalogue/catalogue'
import { getShopLanguage } from '@/i18n/texts'
import { ButtonLink } from '@/ui/button'
import { createLazyPart } from '@/ui/lazy-part'
import { loadChunk } from '@/lib/lazy-chunk'
import { paths, SIZE_PARAMETER } from '@/site/paths'
import { AddToCartForm } from './add-to-cart-form'
import { ProductGallery } from './gallery/product-gallery'
import { PriceDetails } from '../price-details'
import { findPageProduct } from '../catalogue/product'
import { ProductSkeleton } from './product-skeleton'
import styles from './product-page.module.css'
import { ShareButton } from './share-button'
import { ShopUnreachable } from '../shop-unreachable'
import { ShirtFit } from './size/shirt-fit'
import { SizeChart } from './size/size-chart'
import { StickyAddBar } from './sticky-add-bar'
import { useAddToCart } from './use-add-to-cart'
import { useCatalogue } from '../catalogue/use-catalogue'
import { useLocalizeProduct } from '../catalogue/use-localize-product'

const loadList = () => loadChunk('product-list', () => import('../list/product-list'))
const ProductList = createLazyPart(async () => (await loadList()).ProductList)

/** The page of one product. The path holds its handle or its id. */
export function ProductPage() {
  const { i18n } = useTranslation()
  const { productId = '' } = useParams()
  const { pathname } = useLocation()
  const catalogue = useCatalogue()
  const { mayStillLoad, product } = findPageProduct(catalogue, pathname, productId)
  return (
    <div lang={getShopLanguage(i18n.language)} className={styles.page}>
      {catalogue.status === 'failed' ? (
        <ShopUnreachable />
      ) : mayStillLoad ? (
        <ProductSkeleton />
      ) : product === undefined ? (
        <NotFound hasOthers={catalogue.status === 'ready' && catalogue.products.length > 0} />
      ) : (
        // The key resets the chosen size when the product changes.
        <Details key={product.id} product={product} />
      )}
    </div>
  )
}

function Details({ product }: { product: Product }) {
  const { t } = useTranslation()
  const localize = useLocalizeProduct()
  const [query] = useSearchParams()
  const controls = useAddToCart(product, query.get(SIZE_PARAMETER))
  const name = localize(product, 'name')
  const description = localize(product, 'description')
  const details = localize(product, 'details')
  return (
    <>
      <article className={styles.product}>
        <div className={styles.gallery}>
          <ProductGallery product={product} />
        </div>
        <div className={styles.words}>
          <div className={styles.facts}>
            <h1 className={styles.name} lang={name.language}>
              {name.text}
            </h1>
            <PriceDetails product={product} size={controls.size} />
            <AddToCartForm product={product} controls={controls} />
            <ShareButton product={product} />
          </div>
          <p className={styles.description} lang={description.language}>
            {description.text}
          </p>
          {details.text.length === 0 ? null : (
            <section>
              <h2>{t('product.details')}</h2>
              <ul className={styles.details} lang={details.language}>
                {details.text.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            </section>
          )}
          <SizeChart sizes={product.sizes} chosen={controls.size} />
        </div>
        <ShirtFit sizes={product.sizes} chosen={controls.size} />
      </article>
      <StickyAddBar product={product} controls={controls} />
    </>
  )
}

function NotFound({ hasOthers }: { hasOthers: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.notFound}>
        <h1>{t('product.notFound')}</h1>
        <p>{t('product.notFoundHint')}</p>
        <ButtonLink to={paths.shop}>{t('backToShop')}</ButtonLink>
      </div>
      {hasOthers ? <ProductList /> : null}
    </>
  )
}
