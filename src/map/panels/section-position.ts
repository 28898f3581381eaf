import type { CSSProperties } from 'react'
import type { Section } from '@/sections/registry'

/**
 * Returns the place of a section's column and of the camera as CSS custom properties. CSS chooses between them by
 * the map's size, so that a served page is laid out before any script has measured it.
 */
export function getSectionPositionStyle({
  id,
  column,
  roomAbove = 0,
  side,
  narrowFocus,
}: Section): CSSProperties {
  return {
    '--column-x': `${column.x}px`,
    '--column-y': `${column.y}px`,
    '--column-width': `${column.width}px`,
    '--column-height': `${column.height}px`,
    '--room-above': `${roomAbove}px`,
    '--on-right': side === 'right' ? 1 : 0,
    '--centred': id === 'home' ? 0.5 : 0,
    '--narrow-x': `${narrowFocus.x}px`,
    '--narrow-y': `${narrowFocus.y}px`,
  } as CSSProperties
}
