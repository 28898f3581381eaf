import { useTranslation } from 'react-i18next'
import styles from './product-on-its-way.module.css'
import { Waiting } from './waiting'

/** Holds the places of a product's picture and facts until they are known, so that nothing jumps. */
export function ProductOnItsWay() {
  const { t } = useTranslation()
  return (
    <div className={styles.places}>
      <div className={styles.picture} aria-hidden="true" />
      <div className={styles.facts}>
        <Waiting>{t('product.loading')}</Waiting>
        <div className={styles.lines} aria-hidden="true" />
      </div>
    </div>
  )
}
