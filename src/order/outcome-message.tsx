import type { ReactNode } from 'react'
import { EmailText } from '@/ui/email-text'
import { IbexScene } from './ibex-scene'
import styles from './outcome-message.module.css'

type OutcomeMessageProps = { title: string; children: ReactNode }
type LostLinkMessageProps = { title: string; children: string }

export function OutcomeMessage({ title, children }: OutcomeMessageProps) {
  return (
    <div role="status" className={styles.outcome}>
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  )
}

/** What is said of a link that leads to nothing. */
export function LostLinkMessage({ title, children }: LostLinkMessageProps) {
  return (
    <IbexScene>
      <OutcomeMessage title={title}>
        <EmailText text={children} />
      </OutcomeMessage>
    </IbexScene>
  )
}
