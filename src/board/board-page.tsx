import { useSyncExternalStore } from 'react'
import { ConnectionCheck } from './sign-in/connection-check'
import { SignInForm } from './sign-in/sign-in-form'
import styles from './board-page.module.css'
import { isSignedIn, subscribeToSession } from './sign-in/session'
import { Board } from './board'
import { useBoardTexts } from './board-texts'

/** The studio's page at /admin: connection check and sign-in form, or the board. */
export function BoardPage() {
  const { t } = useBoardTexts()
  // The server renders the page without a session.
  const hasSession = useSyncExternalStore(subscribeToSession, isSignedIn, () => false)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('board.title')}</h1>
      <div>
        {hasSession ? <Board /> : <SignInForm />}
        <ConnectionCheck />
      </div>
    </div>
  )
}
