import type { ReactNode } from 'react'
import styles from './done-message.module.css'

/** Says what was done, to screen readers too; `children` is what may follow from it. */
export function DoneMessage({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className={styles.done} data-empty={message === '' || undefined}>
      <p role="status">{message}</p>
      {children}
    </div>
  )
}
