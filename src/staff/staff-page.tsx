import { useSyncExternalStore } from 'react'
import { ConnectionCheck } from './connection-check'
import { SignInForm } from './sign-in-form'
import styles from './staff-page.module.css'
import { isSignedIn, subscribeToSession } from './staff-session'
import { StudioBoard } from './studio-board'
import { useStaffTexts } from './use-staff-texts'

/**
 * The studio's page at /admin: connection check, sign-in and board; without a session only the first two (reading
 * R7).
 */
export function StaffPage() {
  const { t } = useStaffTexts()
  // The served page is nobody's in particular.
  const isStaff = useSyncExternalStore(subscribeToSession, isSignedIn, () => false)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('staff.title')}</h1>
      {isStaff ? <StudioBoard /> : <SignInForm />}
      <ConnectionCheck />
    </div>
  )
}
