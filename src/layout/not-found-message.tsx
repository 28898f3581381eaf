import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon'
import styles from './not-found-message.module.css'

/** Says that the path is unknown. The home section is shown below it. */
export function NotFoundMessage() {
  const { t } = useTranslation()
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  return (
    <section className={styles.message} role="status">
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
