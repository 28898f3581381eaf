import type { SectionId } from '@/sections/registry'

/** Where on the map the crop of each section begins that wide screens and tablets show, in world px. */
export const WIDE_CROPS: Readonly<Record<SectionId, readonly [x: number, y: number]>> = {
  home: [2150, 1430],
  shop: [780, 430],
  printing: [200, 2290],
  apps: [2340, 2760],
  about: [4190, 2760],
  bonus: [3560, 640],
  privacy: [4660, 480],
  terms: [4660, 1400],
}

/** Their size in world px. */
export const WIDE_CROP_SIZE = { width: 1323, height: 742 }
