import type { Section } from '@/sections/registry'
import { PHONE_STILL, stillUrl, WIDE_SCREEN, WIDE_STILL } from '../island-pictures'
import styles from './island-picture-in-panel.module.css'

/** What narrow screens show above a section's text: its motif, cut from the sheet, on paper before any script runs. */
export function SectionStill({ section: { id } }: { section: Section }) {
  return (
    <picture className={styles.still} data-still={id}>
      <source media={WIDE_SCREEN} srcSet={stillUrl(id, 'wide')} {...WIDE_STILL} />
      <img src={stillUrl(id, 'phone')} {...PHONE_STILL} alt="" loading="lazy" fetchPriority="high" />
    </picture>
  )
}
