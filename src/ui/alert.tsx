import type { ReactNode } from 'react'
import styles from './alert.module.css'

type AlertProps = { title?: string; children?: ReactNode }

/**
 * An error message that is announced at once: what happened, and what to do. Each text is the only one of its element:
 * beside others, React would go on changing a text that a translator has put another one in the place of.
 */
export function Alert({ title, children }: AlertProps) {
  return (
    <div role="alert" className={styles.alert}>
      {title === undefined ? null : <strong className={styles.title}>{`${title} `}</strong>}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </div>
  )
}
