import { useTranslation } from 'react-i18next'
import { SETTINGS } from '@contract/settings'
import styles from './contact.module.css'

/** The headquarters with picture, street address and e-mail. */
export function Contact() {
  const { t } = useTranslation()
  const { street, postalCode, city } = SETTINGS.address
  return (
    <section className={styles.contact}>
      <img
        className={styles.picture}
        src="/media/headquarters.webp"
        srcSet="/media/headquarters-720.webp 720w, /media/headquarters.webp 1200w"
        sizes="(width < 800px) 92vw, 800px"
        width="1200"
        height="800"
        // The largest of the page on a phone: src/start.ts waits for it.
        fetchPriority="high"
        alt={t('about.contact.picture')}
      />
      <h2>{t('about.contact.title')}</h2>
      <p>{t('about.contact.text')}</p>
      <dl className={styles.facts}>
        <dt>{t('about.contact.address')}</dt>
        <dd>
          {SETTINGS.name}
          <br />
          {street}
          <br />
          {postalCode} {city}
        </dd>
        <dt>{t('about.contact.email')}</dt>
        <dd>
          <a href={`mailto:${SETTINGS.email}`}>{SETTINGS.email}</a>
        </dd>
      </dl>
    </section>
  )
}
