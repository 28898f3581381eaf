import type { Section } from '@/sections/registry'
import { PHONE_STILL, WIDE_STILL } from './still-crops'
import styles from './section-still.module.css'

/** What narrow screens show above a section's text: its motif, cut from the sheet, on paper before any script runs. */
export function SectionStill({ section: { id } }: { section: Section }) {
  return (
    <picture className={styles.still} data-still={id}>
      <source media="(width >= 600px)" srcSet={`/media/map/${id}-wide.webp`} {...WIDE_STILL} />
      <img src={`/media/map/${id}.webp`} {...PHONE_STILL} alt="" loading="lazy" />
    </picture>
  )
}
