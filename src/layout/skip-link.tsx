import { useTranslation } from 'react-i18next'
import styles from './skip-link.module.css'

/** Where the skip link leads: the id of every page's main part. */
export const CONTENT_ID = 'content'

/** The first stop of the keyboard: past the header, straight to the content. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={styles.link} href={`#${CONTENT_ID}`}>
      {t('layout.skipLink')}
    </a>
  )
}
