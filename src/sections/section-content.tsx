import type { ReactNode } from 'react'
import styles from './section-content.module.css'

type SectionContentProps = { title: string; children: ReactNode }

/** The content of a section's column. Its heading gets the focus when the section opens. */
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
