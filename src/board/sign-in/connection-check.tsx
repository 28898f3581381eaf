import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Connection, connectionSchema } from '@contract/api/connection'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import styles from './connection-check.module.css'
import { CONNECTION_PATH } from '@contract/api/api-paths'
import { MESSAGES } from '@contract/api/messages'
import { fetchApi } from '@/lib/requests/http'

/** Shows whether the shop answers; a failure comes with a suggestion. */
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
      <h2>{t('board.connection.title')}</h2>
      {connection === null ? (
        <p role="status">{t('board.connection.checking')}</p>
      ) : connection.success ? (
        <ul className={styles.facts}>
          <li>{t('board.connection.good')}</li>
          <li>{t('board.connection.database', { database: connection.data.database })}</li>
          <li>{t(`board.connection.${connection.data.payments}`)}</li>
          <li>{t('board.connection.version', { version: connection.data.version })}</li>
        </ul>
      ) : (
        <Alert title={t('board.connection.bad')}>
          {connection.error} {connection.suggestion}
        </Alert>
      )}
      <Button variant="secondary" isBusy={isChecking || connection === null} onClick={checkAgain}>
        {t('board.connection.again')}
      </Button>
    </section>
  )
}

/** Checks whether the shop answers. Never rejects: a failure comes with a suggestion. */
export async function checkConnection(): Promise<Connection> {
  try {
    const answer = connectionSchema.safeParse(await fetchApi(CONNECTION_PATH))
    return answer.data ?? buildFailure('Something else answers.')
  } catch (error) {
    return buildFailure(error instanceof Error ? error.message : String(error))
  }
}

function buildFailure(error: string): Connection {
  return { success: false, error, suggestion: MESSAGES.serverStarting }
}
