import { useTranslation } from 'react-i18next'
import { fragmentLanguage } from '@/i18n/fragment-language'
import { ProductList } from '@/shop/product-list'
import styles from './shop-section.module.css'

/** The shirts on their line, on plain paper. */
export function ShopSection() {
  const { t, i18n } = useTranslation()
  return (
    <div lang={fragmentLanguage(i18n.language)}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('shopSection.title')}
      </h1>
      <ProductList />
    </div>
  )
}
