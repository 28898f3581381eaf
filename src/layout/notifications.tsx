import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  closeNotification,
  closeTimed,
  createNotification,
  newestOpen,
  type Notification,
  type NotificationInput,
  removeNotification,
} from './notification'
import { NotificationBar } from './notification-bar'
import styles from './notifications.module.css'

type Notifications = {
  notify: (input: NotificationInput) => string
  dismiss: (id: string) => void
  /** Closes all with a duration, as when the screen shows what they say. */
  dismissTimed: () => void
}

const NotificationContext = createContext<Notifications | null>(null)

/** Shows message bars at the bottom centre, above everything else (section 2). */
export function NotificationProvider({ children }: { children: ReactNode }) {
  const [list, setList] = useState<readonly Notification[]>([])
  const count = useRef(0)

  const notify = useCallback((input: NotificationInput) => {
    count.current += 1
    const id = `notification-${count.current}`
    setList((entries) => [...entries, createNotification(id, input)])
    return id
  }, [])
  const dismiss = useCallback((id: string) => setList((entries) => closeNotification(entries, id)), [])
  const dismissTimed = useCallback(() => setList(closeTimed), [])
  const remove = useCallback((id: string) => setList((entries) => removeNotification(entries, id)), [])
  const region = useRef<HTMLDivElement>(null)
  useEscape(newestOpen(list)?.id, dismiss)
  useMessageHeight(region, list.filter(({ open }) => open).length)

  const value = useMemo(() => ({ notify, dismiss, dismissTimed }), [notify, dismiss, dismissTimed])
  return (
    <NotificationContext value={value}>
      {children}
      {/* The region stands from the start: live regions that arrive together with their words often stay silent. */}
      <div ref={region} className={styles.region} aria-live="polite" aria-relevant="additions">
        {list.map((entry) => (
          <NotificationBar key={entry.id} notification={entry} onClose={dismiss} onExited={remove} />
        ))}
      </div>
    </NotificationContext>
  )
}

/** Returns the notifications. Throws 'useNotification must be used within a NotificationProvider' (section 8). */
export function useNotification(): Notifications {
  const value = useContext(NotificationContext)
  if (value === null) throw new Error('useNotification must be used within a NotificationProvider')
  return value
}

/**
 * Sets the height of the message bars for what else is at the bottom. It is not reset when they go: that would
 * restyle the whole page just when a drawer opens.
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
