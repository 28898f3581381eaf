import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createNotification, type Notification, type NotificationInput } from './notification'
import { NotificationBar } from './notification-bar'
import styles from './notifications.module.css'

type Notifications = Omit<ReturnType<typeof createNotificationActions>, 'remove'>

const NotificationContext = createContext<Notifications | null>(null)

export function NotificationProvider({ children }: { children: ReactNode }) {
  const [list, setList] = useState<readonly Notification[]>([])
  const [actions] = useState(() => createNotificationActions(setList))
  const region = useRef<HTMLDivElement>(null)
  const openNotifications = list.filter((entry) => entry.open)
  useEscape(openNotifications.at(-1)?.id, actions.dismiss)
  useMessageHeight(region, openNotifications.length)

  return (
    <NotificationContext value={actions}>
      {children}
      {/* Always rendered: screen readers often ignore a live region that appears together with its text. */}
      <div ref={region} className={styles.region} aria-live="polite" aria-relevant="additions">
        {list.map((entry) => (
          <NotificationBar
            key={entry.id}
            notification={entry}
            onClose={actions.dismiss}
            onExited={actions.remove}
          />
        ))}
      </div>
    </NotificationContext>
  )
}

/**
 * Returns the functions that show and close notifications. Throws 'useNotification must be used within a
 * NotificationProvider'.
 */
export function useNotification(): Notifications {
  const value = useContext(NotificationContext)
  if (value === null) throw new Error('useNotification must be used within a NotificationProvider')
  return value
}

function createNotificationActions(setList: Dispatch<SetStateAction<readonly Notification[]>>) {
  let count = 0
  const closeNotifications = (isDue: (entry: Notification) => boolean) =>
    setList((list) => list.map((entry) => (isDue(entry) ? { ...entry, open: false } : entry)))
  return {
    notify(input: NotificationInput) {
      count += 1
      const id = `notification-${count}`
      setList((list) => [...list, createNotification(id, input)])
      return id
    },
    dismiss: (id: string) => closeNotifications((entry) => entry.id === id),
    /** Closes all notifications with a duration, when the screen shows what they say. */
    dismissTimed: () => closeNotifications(({ duration }) => duration > 0),
    remove: (id: string) => setList((list) => list.filter((entry) => entry.id !== id)),
  }
}

/**
 * Sets the notifications' height as a property for what else is at the bottom. Never reset, as that would restyle
 * the page when a drawer opens.
 */
function useMessageHeight(region: { current: HTMLElement | null }, open: number) {
  useLayoutEffect(() => {
    if (open === 0) return
    const height = `${region.current?.offsetHeight ?? 0}px`
    document.documentElement.style.setProperty('--message-height', height)
  }, [region, open])
}

function useEscape(id: string | undefined, dismiss: (id: string) => void) {
  useEffect(() => {
    if (id === undefined) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss(id)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [id, dismiss])
}
