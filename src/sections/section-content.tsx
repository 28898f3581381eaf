import type { ReactNode } from 'react'
import styles from './section-content.module.css'

type SectionContentProps = { title: string; children: ReactNode }

/** What is set in a section's column: its heading, which takes the focus when the section opens, and the rest. */
export function SectionContent({ title, children }: SectionContentProps) {
  return (
    <div className={styles.content}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  )
}
