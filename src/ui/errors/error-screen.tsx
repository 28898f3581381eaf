import { useTranslation } from 'react-i18next'
import { paths } from '@/site/paths'
import { useStudioProfile } from '@/site/use-studio-profile'
import { Button } from '../button'
import { EmailText } from '../email-text'
import styles from './error-screen.module.css'
import { Icon } from '../icon'

/** It is on every page already: where the network fails, another picture might not arrive. */
const LOGO = '/media/logo-small.svg'

/** Its own header, as that of the pages may be what is broken: a link that loads the page leaves the error. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const { name, email } = useStudioProfile()
  return (
    <div className={styles.screen}>
      <header>
        <a href={paths.home}>
          <img src={LOGO} alt="" height={47} />
          {name}
        </a>
      </header>
      <main className={styles.content}>
        <div className={styles.scene}>
          <div className={styles.text}>
            <Icon name="error" />
            <h1 className={styles.title}>{t('error.title')}</h1>
            <p>{t('error.text')}</p>
            <div className={styles.actions}>
              <Button onClick={() => location.reload()}>{t('error.reload')}</Button>
              <Button variant="secondary" onClick={() => location.assign(paths.home)}>
                {t('error.home')}
              </Button>
            </div>
          </div>
          <img src={LOGO} alt="" />
        </div>
        <p>
          <EmailText text={t('error.contact', { email })} />
        </p>
        <details className={styles.details} open>
          <summary>{t('error.details')}</summary>
          <pre className={styles.message}>{error instanceof Error ? error.message : String(error)}</pre>
        </details>
      </main>
    </div>
  )
}
