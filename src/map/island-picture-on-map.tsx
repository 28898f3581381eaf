import type { Section } from '@/sections/registry'
import { STILL_CROPS, stillUrl, WIDE_STILL } from './island-pictures'
import styles from './island-picture-on-map.module.css'

/** What wide screens show of a section's motif where it lies on the map, until the sheet is drawn. */
export function WideStill({ section: { id } }: { section: Section }) {
  const [left, top, width] = STILL_CROPS[id].wide
  return (
    <img
      key={id}
      className={styles.still}
      style={{ left, top, width }}
      src={stillUrl(id, 'wide')}
      {...WIDE_STILL}
      alt=""
      loading="lazy"
      fetchPriority="high"
    />
  )
}
