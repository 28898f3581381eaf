import type { Section } from '@/sections/registry'
import {
  PHONE_PICTURE_PX,
  getIslandPictureUrl,
  WIDE_PICTURE_MEDIA,
  WIDE_PICTURE_PX,
} from '../background/island-pictures'
import styles from './island-picture-in-panel.module.css'

/**
 * The picture of a section's island above its text, on narrow screens.
 * It is in the served HTML and needs no script.
 */
export function IslandPictureInPanel({ section: { id } }: { section: Section }) {
  return (
    <picture className={styles.picture} data-island-picture={id}>
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
