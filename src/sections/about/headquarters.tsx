import { useTranslation } from 'react-i18next'
import styles from './headquarters.module.css'

/** The picture of the studio's building, and its opening hours. */
export function Headquarters() {
  const { t } = useTranslation()
  return (
    <section className={styles.headquarters}>
      <img
        className={styles.picture}
        src="/media/headquarters.webp"
        srcSet="/media/headquarters-720.webp 720w, /media/headquarters.webp 1200w"
        sizes="(width < 1200px) 92vw, 520px"
        width="1200"
        height="800"
        loading="lazy"
        alt={t('about.contact.picture')}
      />
      <h2>{t('about.contact.title')}</h2>
      <p>{t('about.contact.text')}</p>
    </section>
  )
}
