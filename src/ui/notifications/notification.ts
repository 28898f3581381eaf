/** How long a notification stays unless it says otherwise. */
const DURATION_MS = 6000

/** `duration` is in ms. Zero or less stays until closed. */
export type Notification = {
  id: string
  message: string
  /** The language of message and action, where it is not the page's. */
  language?: string
  severity: 'success' | 'error' | 'warning' | 'info'
  duration: number
  open: boolean
  action?: { label: string; onAction: () => void }
}

export type NotificationInput = Pick<Notification, 'message'> & Partial<Omit<Notification, 'id' | 'open'>>

/** Returns a new, open notification, by default 'info' for 6000 ms. */
export function createNotification(id: string, input: NotificationInput): Notification {
  return { severity: 'info', duration: DURATION_MS, ...input, id, open: true }
}
