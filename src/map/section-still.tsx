import type { Section } from '@/sections/registry'
import styles from './section-still.module.css'

/** What narrow screens show above a section's text: its motif, cut from the sheet, on paper before any script runs. */
export function SectionStill({ section: { id } }: { section: Section }) {
  return (
    <picture className={styles.still} data-still={id}>
      <source media="(width >= 600px)" srcSet={`/media/map/${id}-wide.webp`} width={1230} height={690} />
      <img src={`/media/map/${id}.webp`} width={780} height={708} alt="" loading="lazy" />
    </picture>
  )
}
