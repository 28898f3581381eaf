import { useTranslation } from 'react-i18next'
import styles from './skip-link.module.css'

export const CONTENT_ID = 'content'

export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={styles.link} href={`#${CONTENT_ID}`}>
      {t('layout.skipLink')}
    </a>
  )
}
