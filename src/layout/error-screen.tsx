import { useTranslation } from 'react-i18next'
import { SETTINGS } from '@contract/settings'
import { Button } from './button'
import styles from './error-screen.module.css'
import { Icon } from './icon'
import { goToHomepage, reloadPage } from './reload-page'

type ErrorScreenProps = { error: unknown; reload?: () => void; goHome?: () => void }

export function ErrorScreen({ error, reload = reloadPage, goHome = goToHomepage }: ErrorScreenProps) {
  const { t } = useTranslation()
  const [before = '', after = ''] = t('error.contact', { email: SETTINGS.email }).split(SETTINGS.email)
  return (
    <main className={styles.screen}>
      <div className={styles.content}>
        <Icon name="error" className={styles.icon} />
        <h1 className={styles.title}>{t('error.title')}</h1>
        <p>{t('error.text')}</p>
        <section className={styles.details} aria-label={t('error.details')}>
          <h2 className={styles.detailsTitle}>{t('error.details')}</h2>
          <pre className={styles.message}>{error instanceof Error ? error.message : String(error)}</pre>
        </section>
        <div className={styles.actions}>
          <Button onClick={reload}>{t('error.reload')}</Button>
          <Button variant="secondary" onClick={goHome}>
            {t('error.home')}
          </Button>
        </div>
        <p className={styles.contact}>
          {before}
          <a href={`mailto:${SETTINGS.email}`}>{SETTINGS.email}</a>
          {after}
        </p>
      </div>
    </main>
  )
}
