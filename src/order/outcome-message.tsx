import type { ReactNode } from 'react'
import styles from './outcome-message.module.css'

export function OutcomeMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className={styles.outcome}>
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  )
}
