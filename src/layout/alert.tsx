import type { ReactNode } from 'react'
import styles from './alert.module.css'

type AlertProps = { title?: ReactNode; children?: ReactNode }

/** Something went wrong here: what happened in signal red, then what it means and what to do. Read out at once. */
export function Alert({ title, children }: AlertProps) {
  return (
    <div role="alert" className={styles.alert}>
      {title === undefined ? null : <strong className={styles.title}>{title} </strong>}
      {children}
    </div>
  )
}
