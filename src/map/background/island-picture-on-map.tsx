import type { Section } from '@/sections/registry'
import { ISLAND_CROPS, getIslandPictureUrl, WIDE_PICTURE_PX } from './island-pictures'
import styles from './island-picture-on-map.module.css'

/** The picture of a section's island at its place on the map, on wide screens, until the sheet is drawn. */
export function IslandPictureOnMap({ section: { id } }: { section: Section }) {
  const [left, top, width] = ISLAND_CROPS[id].wide
  return (
    <img
      key={id}
      className={styles.picture}
      style={{ left, top, width }}
      src={getIslandPictureUrl(id, 'wide')}
      {...WIDE_PICTURE_PX}
      alt=""
      loading="lazy"
      fetchPriority="high"
    />
  )
}
