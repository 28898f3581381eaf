import type { ComponentType } from 'react'
import { findPageByPath, type PageName, PAGES } from '@contract/site/pages'
import { withContentTexts } from '@/i18n/content-texts'
import { loadChunk } from '@/lib/lazy-chunk'
import type { Point } from '@/lib/point'

/** A rectangle on the map, in world px. */
type Rectangle = Point & { width: number; height: number }

/** All points and rectangles are in world px (0..6000 x 0..4000). */
type SectionDefinition = {
  /** The page that opens the section. */
  id: PageName
  /** The section's text stands here, on empty paper beside its island. */
  column: Rectangle
  /** How far a high window lets the column begin above that, where the paper is empty. */
  roomAbove?: number
  /** The side of the screen on which wide screens show the column. */
  side: 'left' | 'right'
  /** The centre of the band of artwork that narrow screens show above the text. */
  narrowFocus: Point
  /** The anchor of its label. */
  labelPoint: Point
  /** The island with its label: hovering it shows the label. */
  bounds: Rectangle
  load: () => Promise<ComponentType>
}

/** In reading order, in which the printed path joins them. src/map/artwork/islands.ts draws them. */
const DEFINITIONS = [
  {
    id: 'home',
    column: { x: 1620, y: 1434, width: 584, height: 836 },
    side: 'left',
    narrowFocus: { x: 2650, y: 1675 },
    labelPoint: { x: 2500, y: 2480 },
    bounds: { x: 2180, y: 290, width: 1830, height: 2160 },
    load: async () => (await import('./home/home-section')).HomeSection,
  },
  {
    id: 'shop',
    column: { x: 175, y: 250, width: 580, height: 720 },
    side: 'left',
    narrowFocus: { x: 1257, y: 782 },
    labelPoint: { x: 200, y: 935 },
    bounds: { x: 80, y: 250, width: 2080, height: 925 },
    load: async () => (await import('./shop/shop-section')).ShopSection,
  },
  {
    id: 'printing',
    column: { x: 1400, y: 2263, width: 600, height: 836 },
    side: 'right',
    narrowFocus: { x: 818, y: 2650 },
    labelPoint: { x: 190, y: 3215 },
    bounds: { x: 115, y: 2045, width: 1250, height: 1240 },
    load: async () => (await import('./printing/printing-section')).PrintingSection,
  },
  {
    id: 'apps',
    column: { x: 3520, y: 2778, width: 600, height: 836 },
    side: 'right',
    narrowFocus: { x: 3162, y: 3142 },
    labelPoint: { x: 2330, y: 3760 },
    bounds: { x: 2333, y: 2735, width: 1147, height: 990 },
    load: async () => (await import('./apps/apps-section')).AppsSection,
  },
  {
    id: 'about',
    column: { x: 3645, y: 2778, width: 520, height: 836 },
    side: 'left',
    narrowFocus: { x: 4680, y: 3190 },
    labelPoint: { x: 4300, y: 3780 },
    bounds: { x: 4177, y: 2660, width: 1561, height: 970 },
    load: async () => (await import('./about/about-section')).AboutSection,
  },
  {
    id: 'bonus',
    column: { x: 4603.5, y: 478, width: 654, height: 836 },
    side: 'right',
    narrowFocus: { x: 4248, y: 1015 },
    labelPoint: { x: 4000, y: 1905 },
    bounds: { x: 4020, y: 150, width: 525, height: 1685 },
    load: async () => (await import('./bonus/bonus-section')).BonusSection,
  },
  {
    id: 'privacy',
    column: { x: 4666, y: 478, width: 580, height: 836 },
    roomAbove: 360,
    side: 'left',
    narrowFocus: { x: 5640, y: 850 },
    labelPoint: { x: 4710, y: 1280 },
    bounds: { x: 5300, y: 600, width: 640, height: 510 },
    load: async () => (await import('./privacy/privacy-section')).PrivacySection,
  },
  {
    id: 'terms',
    column: { x: 4666, y: 1368, width: 580, height: 836 },
    roomAbove: 40,
    side: 'left',
    narrowFocus: { x: 5630, y: 1780 },
    labelPoint: { x: 4710, y: 2170 },
    bounds: { x: 5365, y: 1460, width: 545, height: 640 },
    load: async () => (await import('./terms/terms-section')).TermsSection,
  },
] as const satisfies readonly SectionDefinition[]

export type SectionId = (typeof DEFINITIONS)[number]['id']

export type Section = SectionDefinition & { id: SectionId; path: string; labelKey: `section.${SectionId}` }

/** The eight sections of the map in reading order. */
export const SECTIONS: readonly Section[] = DEFINITIONS.map((definition) => ({
  ...definition,
  path: PAGES[definition.id].path,
  labelKey: `section.${definition.id}`,
  load: () =>
    loadChunk(definition.id, definition.id === 'home' ? definition.load : withContentTexts(definition.load)),
}))

/** Returns the section of a path: that of its page or of the page's parent, else home. */
export function findSectionByPath(path: string): Section {
  const name = findPageByPath(path)
  return assertSection(SECTIONS.find(({ id }) => id === name || id === PAGES[name].parent))
}

/** Returns the section after this one on the printed path; after the last one, home. */
export function getNextSection({ id }: Section): Section {
  return assertSection(SECTIONS[SECTIONS.findIndex((section) => section.id === id) + 1])
}

function assertSection(section = SECTIONS[0]): Section {
  if (section === undefined) throw new Error('The map has no sections')
  return section
}
