import type { SectionId } from '@/sections/registry'

type Corner = readonly [x: number, y: number]

/** Which part of the sheet is a section's picture: upper left corners in world px, for phones and for wider screens. */
export const STILL_CROPS: Readonly<Record<SectionId, { phone: Corner; wide: Corner }>> = {
  home: { phone: [2166, 1300], wide: [2150, 1430] },
  shop: { phone: [770, 420], wide: [780, 430] },
  printing: { phone: [330, 2210], wide: [200, 2290] },
  apps: { phone: [2590, 2740], wide: [2340, 2760] },
  about: { phone: [4190, 2750], wide: [4190, 2760] },
  bonus: { phone: [3760, 580], wide: [3560, 640] },
  privacy: { phone: [5020, 430], wide: [4660, 480] },
  terms: { phone: [5020, 1350], wide: [4660, 1400] },
}

/** Size of the wide crops in world px. */
export const WIDE_CROP_SIZE = { width: 1323, height: 742 }
