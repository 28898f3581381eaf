import type { ReactNode } from 'react'
import { IbexScene } from './ibex-scene'
import styles from './outcome-message.module.css'

type OutcomeMessageProps = { title: string; children: ReactNode }

export function OutcomeMessage({ title, children }: OutcomeMessageProps) {
  return (
    <div role="status" className={styles.outcome}>
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  )
}

/** What is said of a link that leads to nothing. */
export function LostLinkMessage(props: OutcomeMessageProps) {
  return (
    <IbexScene>
      <OutcomeMessage {...props} />
    </IbexScene>
  )
}
