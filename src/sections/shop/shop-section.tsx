import { useTranslation } from 'react-i18next'
import { getShopLanguage } from '@/i18n/texts'
import { ProductList } from '@/shop/list/product-list'
import { useCurrentPage } from '@/shop/list/use-current-page'
import styles from './shop-section.module.css'

/** The product list, on empty paper. */
export function ShopSection() {
  const { t, i18n } = useTranslation()
  const page = useCurrentPage().shown?.page
  return (
    <div lang={getShopLanguage(i18n.language)}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('shopSection.title')}
        {page === undefined || page.number === 1 ? null : (
          <span className={styles.page}>{t('shop.pageOf', { page: page.number, pages: page.count })}</span>
        )}
      </h1>
      <ProductList />
    </div>
  )
}
