import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue'
import { fragmentLanguage } from '@/i18n/fragment-language'
import { loadChunk } from '@/lib/lazy-chunk'
import { BareLine } from './bare-line'
import { HalftoneSunSource } from './halftone-sun'
import { ProductCard } from './product-card'
import styles from './product-list.module.css'
import { ShopPages } from './shop-pages'
import { ShopUnreachable } from './shop-unreachable'
import { useShownPage } from './use-shown-page'
import { Waiting } from './waiting'

const loadQuickView = () => loadChunk('quick-view', () => import('./quick-view'))
const QuickView = lazy(async () => ({ default: (await loadQuickView()).QuickView }))

/** The shirts of one page on the washing line, with links to the others, or why there are none. */
export function ProductList() {
  const { i18n } = useTranslation()
  return (
    <div lang={fragmentLanguage(i18n.language)} className={styles.rack}>
      <Shirts />
    </div>
  )
}

function Shirts() {
  const { t } = useTranslation()
  const { catalogue, shown } = useShownPage()
  if (shown !== undefined && shown.products.length > 0) {
    return (
      <>
        <WashingLine products={shown.products} />
        <ShopPages page={shown.page} />
      </>
    )
  }
  const isLoading = shown === undefined && catalogue.status !== 'failed'
  return (
    <>
      <BareLine />
      {catalogue.status === 'failed' ? <ShopUnreachable /> : null}
      {isLoading ? <Waiting>{t('shop.loading')}</Waiting> : null}
      {shown === undefined ? null : (
        <>
          <p className={styles.empty}>{t('shop.empty')}</p>
          <p>{t('shop.emptyHint')}</p>
        </>
      )}
    </>
  )
}

function WashingLine({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation()
  const [viewed, setViewed] = useState<Product>()
  const [isOpen, setOpen] = useState(false)

  function view(product: Product) {
    setViewed(product)
    setOpen(true)
  }

  return (
    <>
      <HalftoneSunSource />
      <ul className={styles.line} aria-label={t('shop.list')}>
        {products.map((product, index) => (
          <li key={product.id} className={styles.place}>
            <ProductCard
              product={product}
              isFirst={index === 0}
              onQuickView={() => view(product)}
              onAim={() => void loadQuickView()}
            />
          </li>
        ))}
      </ul>
      {/* The product stays while the dialog slides out. */}
      {viewed === undefined ? null : (
        <Suspense fallback={null}>
          <QuickView key={viewed.id} product={viewed} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
