import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClassNames } from '../class-names'
import { Icon } from '../icon'
import type { Notification } from './notification'
import styles from './notifications.module.css'

/** In ms: the exit animation takes 180 ms. In a browser that does not run it, the timeout removes the bar. */
const EXIT_TIMEOUT_MS = 400

type NotificationBarProps = {
  notification: Notification
  onClose: (id: string) => void
  onExited: (id: string) => void
}

export function NotificationBar({ notification, onClose, onExited }: NotificationBarProps) {
  const { t } = useTranslation()
  const { id, message, language, severity, duration, open, action } = notification
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isPaused = isHovered || hasFocus

  useEffect(() => {
    if (open && (isPaused || duration <= 0)) return
    const timer = open
      ? setTimeout(() => onClose(id), duration)
      : setTimeout(() => onExited(id), EXIT_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [open, isPaused, duration, id, onClose, onExited])

  function runAction() {
    action?.onAction()
    onClose(id)
  }

  return (
    <div
      role={severity === 'error' ? 'alert' : 'status'}
      data-severity={severity}
      className={joinClassNames(styles.bar, !open && styles.leaving)}
      data-open={open || undefined}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onAnimationEnd={() => (open ? undefined : onExited(id))}
    >
      <span className={styles.message} lang={language}>
        {message}
      </span>
      {action === undefined ? null : (
        <button type="button" className={styles.action} lang={language} onClick={runAction}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t('notification.close')}
        onClick={() => onClose(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
