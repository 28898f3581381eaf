import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/site/paths'
import styles from './inventory-app.module.css'
import { InventoryAppIllustration } from './inventory-app-illustration'
import { StoreBadge } from './store-badge'

const ABILITIES = ['scan', 'places', 'low', 'share'] as const

/**
 * The inventory app, at /inventory-app: what it does, where to get it, and the price of premium.
 */
export function InventoryApp() {
  const { t } = useTranslation()
  return (
    <section id="inventory-app" className={styles.app}>
      <InventoryAppIllustration />
      <div className={styles.text}>
        <h2 className={styles.title}>{t('apps.inventory.title')}</h2>
        <p className={styles.lead}>{t('apps.inventory.lead')}</p>
        <ul className={styles.abilities}>
          {ABILITIES.map((ability) => (
            <li key={ability}>{t(`apps.inventory.${ability}`)}</li>
          ))}
        </ul>
        <StoreBadge />
        <section className={styles.premium}>
          <h3>{t('apps.premium.title')}</h3>
          <p className={styles.price}>{t('apps.premium.price')}</p>
          <p>{t('apps.premium.text')}</p>
          <Link to={paths.terms}>{t('apps.premium.terms')}</Link>
        </section>
      </div>
    </section>
  )
}
