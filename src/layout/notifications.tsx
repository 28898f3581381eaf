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
  closePassing,
  createNotification,
  newestOpen,
  type Notification,
  type NotificationInput,
  removeNotification,
} from './notification'
import { NotificationBar } from './notification-bar'
import styles from './notifications.module.css'

type Notifications = {
  /** Shows a message bar and returns its id. */
  notify: (input: NotificationInput) => string
  /** Closes it early; an unknown id is no fault. */
  dismiss: (id: string) => void
  /** Closes all that would close by themselves, as when the screen shows what they tell of. */
  dismissPassing: () => void
}

const NotificationContext = createContext<Notifications | null>(null)

/** Shows the message bars at the bottom centre, above everything else (specification, section 2). */
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
  const dismissPassing = useCallback(() => setList(closePassing), [])
  const remove = useCallback((id: string) => setList((entries) => removeNotification(entries, id)), [])
  const region = useRef<HTMLDivElement>(null)
  useEscape(newestOpen(list)?.id, dismiss)
  useMessageHeight(region, list.filter(({ open }) => open).length)

  const value = useMemo(() => ({ notify, dismiss, dismissPassing }), [notify, dismiss, dismissPassing])
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

/** The message bars. Throws 'useNotification must be used within a NotificationProvider' (specification, section 8). */
export function useNotification(): Notifications {
  const value = useContext(NotificationContext)
  if (value === null) throw new Error('useNotification must be used within a NotificationProvider')
  return value
}

/**
 * Tells what stands at the bottom of a drawer how much of it the message bars cover. The last height stays when they
 * go: whoever makes room does so while a bar is open, and to take the height back would style the whole page anew, just
 * when a drawer opens.
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
