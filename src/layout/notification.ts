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

export function closeNotification(list: readonly Notification[], id: string): readonly Notification[] {
  return list.map((entry) => (entry.id === id ? { ...entry, open: false } : entry))
}

/** Closes those with a duration. */
export function closeTimed(list: readonly Notification[]): readonly Notification[] {
  return list.map((entry) => (entry.duration > 0 ? { ...entry, open: false } : entry))
}

export function removeNotification(list: readonly Notification[], id: string): readonly Notification[] {
  return list.filter((entry) => entry.id !== id)
}

/** Returns the newest open one, which Escape closes. */
export function newestOpen(list: readonly Notification[]): Notification | undefined {
  return list.findLast((entry) => entry.open)
}
