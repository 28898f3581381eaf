import type { ReactNode } from 'react'
import styles from './alert.module.css'

type AlertProps = { title?: ReactNode; children?: ReactNode }

/** An error message that is announced at once: what happened, and what to do. */
export function Alert({ title, children }: AlertProps) {
  return (
    <div role="alert" className={styles.alert}>
      {title === undefined ? null : <strong className={styles.title}>{title} </strong>}
      {children}
    </div>
  )
}
