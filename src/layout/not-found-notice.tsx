import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon'
import styles from './not-found-notice.module.css'

/** Tells a visitor of an unknown address, which shows the home section, that there is no such page (reading R6). */
export function NotFoundNotice() {
  const { t } = useTranslation()
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  return (
    <section className={styles.notice} role="status">
      <p>
        <strong>{t('notFound.title')}</strong> {t('notFound.text')}
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={t('notFound.close')}
        onClick={() => setIsClosed(true)}
      >
        <Icon name="close" />
      </button>
    </section>
  )
}
