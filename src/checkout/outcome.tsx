import type { ReactNode } from 'react'
import styles from './outcome.module.css'

/** How far a checkout is, as a heading with a sentence; read out when it changes. */
export function Outcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className={styles.outcome}>
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  )
}
