import type { CSSProperties } from 'react'
import type { Section } from '@/sections/registry'
import { ART_FOCUS } from './world'

/**
 * Where a section's panel stands and the camera rests, as custom properties: the styles choose by the map's width, so
 * that a page looks right before any script has measured it.
 */
export function placeStyle(section: Section): CSSProperties {
  const focus = ART_FOCUS[section.id]
  return {
    '--wide-x': `${section.anchor.x}px`,
    '--wide-y': `${section.anchor.y}px`,
    '--narrow-x': `${focus.x}px`,
    '--narrow-y': `${focus.y}px`,
  } as CSSProperties
}
