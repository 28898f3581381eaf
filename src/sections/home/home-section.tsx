import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '@/ui/icon'
import { paths } from '@/site/paths'
import { useStudioProfile } from '@/site/use-studio-profile'
import styles from './home-section.module.css'

const LINKS = ['printing', 'apps', 'inventoryApp', 'about', 'shop', 'bonus'] as const

/** The welcome and the links to six sections, on the map's paper at the left of the ibex. */
export function HomeSection() {
  const { t } = useTranslation()
  const { name } = useStudioProfile()
  return (
    <div className={styles.content}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('home.welcome', { name })}
      </h1>
      <p className={styles.question}>{t('home.question')}</p>
      <nav aria-label={t('home.links')}>
        <ol className={styles.list}>
          {LINKS.map((page, index) => (
            <li key={page}>
              <Link className={styles.link} to={paths[page]}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {t(`home.link.${page}`)}
                <Icon name="arrow" className={styles.arrow} />
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
