/** Section 9. */
const DURATION_MS = 6000

type Severity = 'success' | 'error' | 'warning' | 'info'

type NotificationAction = { label: string; onAction: () => void }

/** `duration` in ms; zero or less stays until closed (section 3). */
export type Notification = {
  id: string
  message: string
  severity: Severity
  duration: number
  open: boolean
  action?: NotificationAction
}

export type NotificationInput = {
  message: string
  severity?: Severity
  duration?: number
  action?: NotificationAction
}

/** Returns a new, open notification: 'info' for 6000 ms by default (section 9). */
export function createNotification(id: string, input: NotificationInput): Notification {
  return { severity: 'info', duration: DURATION_MS, ...input, id, open: true }
}
