import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue/catalogue'
import { getShopLanguage } from '@/i18n/texts'
import { createLazyPart, FailureNotification } from '@/ui/lazy-part'
import { loadChunk } from '@/lib/lazy-chunk'
import { DeliveryCosts } from './delivery-costs'
import { EmptyWashingLine } from '../empty-washing-line'
import { HalftoneSunDefinition } from '../halftone-sun'
import { ProductCard } from './product-card'
import styles from './product-list.module.css'
import { HoveredShirt } from './hovered-shirt'
import { ShopPagination } from './shop-pagination'
import { ShopUnreachable } from '../shop-unreachable'
import { useCurrentPage } from './use-current-page'
import { LoadingMessage } from '../loading-message'

const loadQuickView = () => loadChunk('quick-view', () => import('./quick-view'))
const QuickView = createLazyPart(async () => (await loadQuickView()).QuickView)

export function ProductList() {
  const { i18n } = useTranslation()
  return (
    <div lang={getShopLanguage(i18n.language)} className={styles.list}>
      <Shirts />
    </div>
  )
}

function Shirts() {
  const { t } = useTranslation()
  const { catalogue, shown } = useCurrentPage()
  if (shown !== undefined && shown.products.length > 0) {
    return (
      <>
        <WashingLine products={shown.products} />
        <ShopPagination page={shown.page} />
      </>
    )
  }
  const isLoading = shown === undefined && catalogue.status !== 'failed'
  return (
    <>
      <EmptyWashingLine />
      {catalogue.status === 'failed' ? <ShopUnreachable /> : null}
      {isLoading ? <LoadingMessage>{t('shop.loading')}</LoadingMessage> : null}
      {shown === undefined ? null : (
        <>
          <p className={styles.empty}>{t('shop.empty')}</p>
          <p>{t('shop.emptyHint')}</p>
        </>
      )}
    </>
  )
}

/** The product cards and, on wide screens, the hovered product beside them on the printed washing line. */
function WashingLine({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation()
  const [viewed, setViewed] = useState<Product>()
  const [isOpen, setOpen] = useState(false)
  const [pointed, setPointed] = useState<Product>()

  function openQuickView(product: Product) {
    setViewed(product)
    setOpen(true)
  }

  return (
    <>
      <HalftoneSunDefinition />
      <DeliveryCosts />
      <ul className={styles.line} aria-label={t('shop.list')}>
        {products.map((product) => (
          <li key={product.id} className={styles.place}>
            <ProductCard
              product={product}
              onQuickView={() => openQuickView(product)}
              onPoint={(isPointed) => setPointed(isPointed ? product : undefined)}
              onPreload={() => void loadQuickView().catch(() => undefined)}
            />
          </li>
        ))}
      </ul>
      {pointed === undefined ? null : <HoveredShirt key={pointed.id} product={pointed} />}
      {/* Keeps the product while the dialog slides out. */}
      {viewed === undefined ? null : (
        <QuickView
          key={`quick-view-${viewed.id}`}
          product={viewed}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          renderFailure={(error) => (
            <FailureNotification
              error={error}
              onTryAgain={() => openQuickView(viewed)}
              onNotified={() => setViewed(undefined)}
            />
          )}
        />
      )}
    </>
  )
}
