import type { SectionId } from '@/sections/registry'

/** A part of the sheet in world px. Its height follows from the picture's aspect ratio. */
type IslandCrop = readonly [x: number, y: number, width: number]

/**
 * The part of the sheet that is a section's picture, on phones and on wider screens,
 * which have controls at the left. The wide one of home ends where the rule below its links is.
 */
export const ISLAND_CROPS: Readonly<Record<SectionId, { phone: IslandCrop; wide: IslandCrop }>> = {
  home: { phone: [2166, 1300, 975], wide: [2080, 1423, 1290] },
  shop: { phone: [770, 340, 975], wide: [710, 425, 1323] },
  printing: { phone: [330, 2210, 975], wide: [200, 2290, 1323] },
  apps: { phone: [2675, 2700, 975], wide: [2340, 2760, 1323] },
  about: { phone: [4190, 2750, 975], wide: [4190, 2760, 1323] },
  bonus: { phone: [3760, 510, 975], wide: [3560, 640, 1323] },
  // These two extend beyond the sheet's edge, so that the motif is in the middle.
  privacy: { phone: [5255, 464, 850], wide: [5014, 525, 1160] },
  terms: { phone: [5180, 1385, 850], wide: [4906, 1382, 1323] },
}

/** Sizes of the picture files. */
export const PHONE_PICTURE_PX = { width: 780, height: 708 }
export const WIDE_PICTURE_PX = { width: 1230, height: 690 }

/** Media query of the screens that get the wide picture. */
export const WIDE_PICTURE_MEDIA = '(width >= 600px)'

/** Returns the path of a section's picture. */
export function getIslandPictureUrl(id: SectionId, form: 'phone' | 'wide'): string {
  return `/media/map/${id}${form === 'wide' ? '-wide' : ''}.webp`
}
