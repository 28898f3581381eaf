import type { ComponentType } from 'react'
import { withContentTexts } from '@/i18n/content-texts'
import { loadChunk } from '@/lib/lazy-chunk'
import { paths } from '@/lib/paths'

export type SectionId = 'home' | 'shop' | 'printing' | 'apps' | 'about' | 'bonus' | 'privacy' | 'terms'

/** A point of the map in world pixels (0..6000 x 0..4000). */
export type Point = { x: number; y: number }

/** One of the eight places on the map. */
export type Section = {
  id: SectionId
  path: string
  labelKey: `section.${SectionId}`
  /** Where the camera's centre rests when the section is open. */
  anchor: Point
  /** Where its enter icon stands. */
  labelAt: Point
  load: () => Promise<{ Section: ComponentType }>
}

/** The sections in reading order, where the printed path joins them. */
export const SECTIONS: readonly Section[] = [
  section('home', paths.home, [2220, 1852], [2500, 2480], async () => ({
    Section: (await import('./home/home-section')).HomeSection,
  })),
  section('shop', paths.shop, [1200, 950], [1310, 1500], async () => ({
    Section: (await import('./shop/shop-section')).ShopSection,
  })),
  section('printing', paths.printing, [750, 2240], [300, 2960], async () => ({
    Section: (await import('./printing/printing-section')).PrintingSection,
  })),
  section('apps', paths.apps, [3110, 3200], [2500, 3800], async () => ({
    Section: (await import('./apps/apps-section')).AppsSection,
  })),
  section('about', paths.about, [4950, 3150], [4250, 3810], async () => ({
    Section: (await import('./about/about-section')).AboutSection,
  })),
  section('bonus', paths.bonus, [4640, 1150], [4480, 250], async () => ({
    Section: (await import('./bonus/bonus-section')).BonusSection,
  })),
  section('privacy', paths.privacy, [5490, 830], [5050, 1190], async () => ({
    Section: (await import('./privacy/privacy-section')).PrivacySection,
  })),
  section('terms', paths.terms, [5500, 1760], [4830, 2180], async () => ({
    Section: (await import('./terms/terms-section')).TermsSection,
  })),
]

/** The section of a path: the inventory app lives in apps, and any unknown path is home (section 2, reading R4). */
export function sectionForPath(path: string): Section {
  const wanted = path === paths.inventoryApp ? paths.apps : path
  const found = SECTIONS.find((section) => section.path === wanted) ?? SECTIONS[0]
  if (found === undefined) throw new Error('The map has no sections')
  return found
}

function section(
  id: SectionId,
  path: string,
  [x, y]: [number, number],
  [labelX, labelY]: [number, number],
  load: Section['load'],
): Section {
  return {
    id,
    path,
    labelKey: `section.${id}`,
    anchor: { x, y },
    labelAt: { x: labelX, y: labelY },
    load: () => loadChunk(id, id === 'home' ? load : withContentTexts(load)),
  }
}
