import type { Section } from '@/sections/registry'
import {
  PHONE_PICTURE_PX,
  getIslandPictureUrl,
  WIDE_PICTURE_MEDIA,
  WIDE_PICTURE_PX,
} from '../island-pictures'
import styles from './island-picture-in-panel.module.css'

/** What narrow screens show above a section's text: its motif, cut from the sheet, on paper before any script runs. */
export function IslandPictureInPanel({ section: { id } }: { section: Section }) {
  return (
    <picture className={styles.still} data-still={id}>
      <source media={WIDE_PICTURE_MEDIA} srcSet={getIslandPictureUrl(id, 'wide')} {...WIDE_PICTURE_PX} />
      <img
        src={getIslandPictureUrl(id, 'phone')}
        {...PHONE_PICTURE_PX}
        alt=""
        loading="lazy"
        fetchPriority="high"
      />
    </picture>
  )
}
