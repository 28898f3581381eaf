import type { CSSProperties } from 'react'
import type { Section } from '@/sections/registry'

/**
 * Returns where a section's panel and the camera rest, as custom properties: CSS chooses by the map's width, so that
 * a page is in place before any script has measured it.
 */
export function placeStyle(section: Section): CSSProperties {
  const { anchor, focus } = section
  return {
    '--wide-x': `${anchor.x}px`,
    '--wide-y': `${anchor.y}px`,
    '--narrow-x': `${focus.x}px`,
    '--narrow-y': `${focus.y}px`,
  } as CSSProperties
}
