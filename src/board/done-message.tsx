import type { ReactNode } from 'react'
import styles from './done-message.module.css'

/** Says and announces what was done. `children` are further actions, such as undo. */
export function DoneMessage({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className={styles.done} data-empty={message === '' || undefined}>
      <p role="status">{message}</p>
      {children}
    </div>
  )
}
