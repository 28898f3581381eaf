import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@contract/api/connection'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { checkConnection } from '@/studio/check-connection'
import styles from './connection-check.module.css'

/** Whether the shop answers; a failure with a suggestion (section 8). */
export function ConnectionCheck() {
  const { t } = useTranslation()
  const [connection, setConnection] = useState<Connection | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  useEffect(() => void checkConnection().then(setConnection), [])

  async function checkAgain() {
    setIsChecking(true)
    setConnection(await checkConnection())
    setIsChecking(false)
  }

  return (
    <section className={styles.check}>
      <h2>{t('studio.connection.title')}</h2>
      {connection === null ? (
        <p role="status">{t('studio.connection.checking')}</p>
      ) : connection.success ? (
        <ul className={styles.facts}>
          <li>{t('studio.connection.good')}</li>
          <li>{t('studio.connection.database', { database: connection.data.database })}</li>
          <li>{t(`studio.connection.${connection.data.payments}`)}</li>
          <li>{t('studio.connection.version', { version: connection.data.version })}</li>
        </ul>
      ) : (
        <Alert title={t('studio.connection.bad')}>
          {connection.error} {connection.suggestion}
        </Alert>
      )}
      <Button variant="secondary" isBusy={isChecking || connection === null} onClick={checkAgain}>
        {t('studio.connection.again')}
      </Button>
    </section>
  )
}
