import { NOTIFICATION_DURATION_MS } from '@contract/limits'

type Severity = 'success' | 'error' | 'warning' | 'info'

/** A button on the message bar, such as Undo; pressing it also closes the message. */
type NotificationAction = { label: string; onAction: () => void }

/** A message bar (specification, section 3); `duration` in ms, zero or less stays until closed. */
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

/** A new, open notification: 'info' for 6000 ms unless told (specification, section 9). */
export function createNotification(id: string, input: NotificationInput): Notification {
  return { severity: 'info', duration: NOTIFICATION_DURATION_MS, ...input, id, open: true }
}

/** Marks one as closed; it stays in the list while it slides out. */
export function closeNotification(list: readonly Notification[], id: string): readonly Notification[] {
  return list.map((entry) => (entry.id === id ? { ...entry, open: false } : entry))
}

/** Closes those that would close by themselves soon: what they tell has been seen elsewhere. */
export function closePassing(list: readonly Notification[]): readonly Notification[] {
  return list.map((entry) => (entry.duration > 0 ? { ...entry, open: false } : entry))
}

/** Takes a closed one out of the list, once its exit animation has ended. */
export function removeNotification(list: readonly Notification[], id: string): readonly Notification[] {
  return list.filter((entry) => entry.id !== id)
}

/** The newest one that is still open: the one that Escape closes. */
export function newestOpen(list: readonly Notification[]): Notification | undefined {
  return list.findLast((entry) => entry.open)
}
