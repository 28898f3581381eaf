import { useTranslation } from 'react-i18next'
import { createMailtoUrl } from '@/lib/mailto-url'
import { useStudioProfile } from '@/site/use-studio-profile'
import { SectionContent } from '../section-content'
import styles from './apps-section.module.css'
import { InventoryApp } from './inventory-app'

const OFFERS = ['sites', 'shops', 'mobile', 'tools'] as const

/** Web and app development, and below it the studio's own inventory app. */
export function AppsSection() {
  const { t } = useTranslation()
  const { email } = useStudioProfile()

  return (
    <SectionContent title={t('apps.title')}>
      <p>{t('apps.lead')}</p>
      <section className={styles.block}>
        <h2>{t('apps.what.title')}</h2>
        <ul className={styles.offers}>
          {OFFERS.map((offer) => (
            <li key={offer}>
              <h3>{t(`apps.what.${offer}`)}</h3>
              <p>{t(`apps.what.${offer}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.price}>
        <h2>{t('apps.price.title')}</h2>
        <p>{t('apps.price.text')}</p>
        <a className={styles.contactLink} href={createMailtoUrl(email, t('apps.title'))}>
          {t('apps.price.ask')}
        </a>
      </section>
      <InventoryApp />
    </SectionContent>
  )
}
