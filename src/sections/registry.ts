import type { ComponentType } from 'react'
import { pageAt, type PageName, PAGES } from '@contract/pages'
import { withContentTexts } from '@/i18n/content-texts'
import { loadChunk } from '@/lib/lazy-chunk'

/** A point of the map in world px (0..6000 x 0..4000). */
export type Point = { x: number; y: number }

type Place = {
  /** The page at whose address it opens. */
  id: PageName
  /** Where the camera's centre rests when the section is open. */
  anchor: Point
  /** Where its label stands. */
  labelAt: Point
  /** The detail of its island that narrow screens show above its content. */
  focus: Point
  /** Its island with its label: hovering anywhere in it shows the label. */
  bounds: Point & { width: number; height: number }
  load: () => Promise<ComponentType>
}

/** In reading order, where the printed path joins them. src/map/artwork/islands.ts draws them. */
const PLACES = [
  {
    id: 'home',
    anchor: { x: 2220, y: 1852 },
    labelAt: { x: 2500, y: 2480 },
    focus: { x: 2650, y: 1600 },
    bounds: { x: 2180, y: 330, width: 1680, height: 2250 },
    load: async () => (await import('./home/home-section')).HomeSection,
  },
  {
    id: 'shop',
    anchor: { x: 1200, y: 950 },
    labelAt: { x: 1310, y: 1500 },
    focus: { x: 405, y: 830 },
    bounds: { x: 150, y: 330, width: 1950, height: 1300 },
    load: async () => (await import('./shop/shop-section')).ShopSection,
  },
  {
    id: 'printing',
    anchor: { x: 750, y: 2240 },
    labelAt: { x: 300, y: 2960 },
    focus: { x: 750, y: 2230 },
    bounds: { x: 150, y: 1670, width: 1360, height: 1390 },
    load: async () => (await import('./printing/printing-section')).PrintingSection,
  },
  {
    id: 'apps',
    anchor: { x: 3110, y: 3200 },
    labelAt: { x: 2500, y: 3800 },
    focus: { x: 3362, y: 3164 },
    bounds: { x: 2330, y: 2650, width: 1560, height: 1250 },
    load: async () => (await import('./apps/apps-section')).AppsSection,
  },
  {
    id: 'about',
    anchor: { x: 4950, y: 3150 },
    labelAt: { x: 4250, y: 3810 },
    focus: { x: 4895, y: 3390 },
    bounds: { x: 4060, y: 2620, width: 1770, height: 1280 },
    load: async () => (await import('./about/about-section')).AboutSection,
  },
  {
    id: 'bonus',
    anchor: { x: 4640, y: 1150 },
    labelAt: { x: 4480, y: 250 },
    focus: { x: 4640, y: 1290 },
    bounds: { x: 4000, y: 180, width: 680, height: 1820 },
    load: async () => (await import('./bonus/bonus-section')).BonusSection,
  },
  {
    id: 'privacy',
    anchor: { x: 5490, y: 830 },
    labelAt: { x: 5050, y: 1190 },
    focus: { x: 5490, y: 860 },
    bounds: { x: 4980, y: 550, width: 870, height: 730 },
    load: async () => (await import('./privacy/privacy-section')).PrivacySection,
  },
  {
    id: 'terms',
    anchor: { x: 5500, y: 1760 },
    labelAt: { x: 4830, y: 2180 },
    focus: { x: 5590, y: 1910 },
    bounds: { x: 4760, y: 1450, width: 1090, height: 810 },
    load: async () => (await import('./terms/terms-section')).TermsSection,
  },
] as const satisfies readonly Place[]

export type SectionId = (typeof PLACES)[number]['id']

export type Section = Place & { id: SectionId; path: string; labelKey: `section.${SectionId}` }

/** The eight places on the map, in reading order. */
export const SECTIONS: readonly Section[] = PLACES.map((place) => ({
  ...place,
  path: PAGES[place.id].path,
  labelKey: `section.${place.id}`,
  load: () => loadChunk(place.id, place.id === 'home' ? place.load : withContentTexts(place.load)),
}))

/** The section of a path: of its page or that page's parent, and home for any other (section 2, reading R4). */
export function sectionForPath(path: string): Section {
  const name = pageAt(path)
  const found = SECTIONS.find(({ id }) => id === name || id === PAGES[name].parent) ?? SECTIONS[0]
  if (found === undefined) throw new Error('The map has no sections')
  return found
}
