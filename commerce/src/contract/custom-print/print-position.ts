import { BOUNDS, type Counts, type Job, NARROWEST, SIZES, type Size, WIDEST } from './print-spec'

/** The part of a shirt of size S that lies flat under the screen, in mm from the middle and from the neck. */
const FLAT = { halfWidth: 230, length: 620 } as const

/** A chest print lies on the wearer's left. */
const CHEST = { belowNeck: 90, fromMiddle: 90 } as const

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

/** Least and most width of a print in mm: of its place, of the smallest size that is ordered, and of its height. */
export function widthBounds({ place, counts }: Job, aspect: number): { least: number; most: number } {
  const { least, most } =
    place === 'chest' ? BOUNDS.chestWidth : { ...BOUNDS.width, most: WIDEST[smallestOrdered(counts)] }
  // A very tall drawing is as high as a screen allows, however narrow that makes it.
  return {
    least: Math.min(least, most),
    most: Math.max(NARROWEST, Math.min(most, Math.floor(BOUNDS.height.most * aspect))),
  }
}

/** The sizes on which a print of this width lies flat under the screen. */
export const sizesFor = ({ place, width }: Pick<Job, 'place' | 'width'>): Size[] =>
  SIZES.filter((size) => place === 'chest' || width <= WIDEST[size])

function smallestOrdered(counts: Counts): Size {
  return SIZES.find((size) => counts[size] > 0) ?? 'S'
}

/** Height of a print in mm; `aspect` is the width of a drawing by its height. */
export const heightOf = (width: number, aspect: number): number => width / aspect

/** Area of a print in cm², from its sides in mm. */
export const areaOf = (width: number, height: number): number => (width * height) / 100

/** The job with its print on the shirt: as wide and as far from its place as it may be. */
export function keptOnShirt(job: Job, aspect: number): Job {
  const { least, most } = widthBounds(job, aspect)
  const width = clamp(Math.round(job.width), Math.min(least, most), most)
  const aside = Math.min(BOUNDS.fromMiddle.most, Math.floor(FLAT.halfWidth - width / 2))
  const lowest = Math.min(BOUNDS.belowNeck.most, Math.floor(FLAT.length - heightOf(width, aspect)))
  return {
    ...job,
    width,
    fromMiddle: clamp(Math.round(job.fromMiddle), -aside, aside),
    belowNeck: clamp(Math.round(job.belowNeck), BOUNDS.belowNeck.least, lowest),
  }
}

/** The job at another place of the shirt, where a print usually lies there. */
export function movedTo(job: Job, place: Job['place'], aspect: number): Job {
  const usual = place === 'chest' ? { ...CHEST, width: 90 } : { belowNeck: 70, fromMiddle: 0, width: 280 }
  const isSameKind = (place === 'chest') === (job.place === 'chest')
  return keptOnShirt({ ...job, place, ...(isSameKind ? {} : usual) }, aspect)
}
