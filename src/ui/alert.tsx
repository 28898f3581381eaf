import type { ReactNode } from 'react'
import { EmailText } from './email-text'
import styles from './alert.module.css'

type AlertProps = { title?: string; children?: ReactNode }

/**
 * An error message that is announced at once: what happened, and what to do. A text that changes is a new element:
 * React would go on changing the one that a translator has put another in the place of.
 */
export function Alert({ title, children }: AlertProps) {
  return (
    <div role="alert" className={styles.alert}>
      {title === undefined ? null : <strong className={styles.title}>{`${title} `}</strong>}
      {typeof children === 'string' ? (
        <span key={children}>
          <EmailText text={children} />
        </span>
      ) : (
        children
      )}
    </div>
  )
}
