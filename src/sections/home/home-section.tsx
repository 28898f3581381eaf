import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SETTINGS } from '@contract/settings'
import { Icon } from '@/layout/icon'
import { paths } from '@/lib/paths'
import styles from './home-section.module.css'

const LINKS = [
  { to: paths.printing, labelKey: 'home.link.printing' },
  { to: paths.apps, labelKey: 'home.link.apps' },
  { to: paths.inventoryApp, labelKey: 'home.link.app' },
  { to: paths.about, labelKey: 'home.link.about' },
  { to: paths.shop, labelKey: 'home.link.shop' },
  { to: paths.bonus, labelKey: 'home.link.bonus' },
] as const

/** The welcome and the six ways on; it lies on the bare map, left of the ibex. */
export function HomeSection() {
  const { t } = useTranslation()
  return (
    <div className={styles.content}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('home.welcome', { name: SETTINGS.name })}
      </h1>
      <p className={styles.question}>{t('home.question')}</p>
      <nav aria-label={t('home.links')}>
        <ol className={styles.list}>
          {LINKS.map(({ to, labelKey }, index) => (
            <li key={to}>
              <Link className={styles.link} to={to}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {t(labelKey)}
                <Icon name="arrow" className={styles.arrow} />
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
