import type { Section } from '@/sections/registry'
import { WIDE_CROP_SIZE, WIDE_CROPS } from './wide-crops'
import styles from './wide-still.module.css'

/** What wide screens show of a section's motif where it lies on the map, until the sheet is drawn. */
export function WideStill({ section: { id } }: { section: Section }) {
  const [left, top] = WIDE_CROPS[id]
  return (
    <img
      key={id}
      className={styles.still}
      style={{ left, top }}
      src={`/media/map/${id}-wide.webp`}
      {...WIDE_CROP_SIZE}
      alt=""
      loading="lazy"
    />
  )
}
