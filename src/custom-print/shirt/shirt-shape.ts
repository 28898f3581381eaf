import type { ShirtColour } from '@contract/custom-print/blanks'
import type { PrintPosition } from '@contract/custom-print/print-spec'

/** A shirt of size M in mm: half chest 258, length 720; the origin is the middle of the front collar's seam. */
export const STAGE_MM = { left: -330, top: -112, width: 660, height: 772 } as const

export type ShirtSide = 'front' | 'back'
/** Returns the side of the shirt that a print position is on. */
export const getShirtSide = (place: PrintPosition): ShirtSide => (place === 'back' ? 'back' : 'front')

/** The height in mm of the collar's seam at the middle of each side. Distances below the neck count from there. */
export const NECK_OFFSET_MM: Readonly<Record<ShirtSide, number>> = { front: 0, back: -46 }

const NECKLINE = { front: 'C-68,0 68,0 90,-79', back: 'C-50,-58 50,-58 90,-79' }
const SEAM = { front: 'M-108,-74C-82,24.7 82,24.7 108,-74', back: 'M-108,-74C-60,-36.7 60,-36.7 108,-74' }

export const getSilhouettePath = (side: ShirtSide): string =>
  `M-90,-79${NECKLINE[side]}C140,-66 190,-54 215,-38C262,-12 312,66 375,175L292,232L258,160C262,320 258,480 262,630` +
  'C150,644 -150,644 -262,630C-258,480 -262,320 -258,160L-292,232L-375,175C-312,66 -262,-12 -215,-38C-190,-54 -140,-66 -90,-79Z'

export const getSeamPath = (side: ShirtSide): string => SEAM[side]
export const INSIDE = 'M-90,-79C-50,-58 50,-58 90,-79C68,0 -68,0 -90,-79Z'
export const ARMHOLES = 'M-258,160C-258,90 -250,20 -215,-38M258,160C258,90 250,20 215,-38'
export const LEFT_SLEEVE = 'M-258,160L-292,232L-375,175C-312,66 -262,-12 -215,-38C-250,20 -258,90 -258,160Z'
export const RIGHT_SLEEVE = 'M258,160L292,232L375,175C312,66 262,-12 215,-38C250,20 258,90 258,160Z'

/** Bands of shade along the left side: the x (mm) at which each begins, and its tone. */
export const SHADE = [
  { x: -262, tone: 0.3 },
  { x: -238, tone: 0.22 },
  { x: -216, tone: 0.14 },
  { x: -196, tone: 0.08 },
  { x: -178, tone: 0.04 },
] as const
export const SHADE_END = -160

export const isDark = (shirt: ShirtColour): boolean => shirt === 'forest'
