import { rgb } from '../contract/print'
import { luminance, SHIRT_COLOURS, solidOf } from './colour'
import { countColours } from './count-colours'
import { LEAST_PRINTED, MOST_PRINTED } from './dot-gain'
import type { Job } from '../contract/custom-print/print-spec'
import { opacityOf } from './opacity'
import { type Box, isEdge, type Picture, type Plane } from './image'
import { type Spot, Spots } from './point-clusters'
import { type ThinParts, thinParts } from './fine-detail'
import { adjusted, cropped, type Drawing, type Ground, inkedBox, readTones } from './tone-analysis'

/** What is known of a drawing and its print; shares are of the ink's area, 0..1. */
export type Facts = {
  /** Pixels of the file across the inked part; undefined for a vector drawing. */
  pixels: number | undefined
  ground: Ground
  isEmpty: boolean
  isPhotograph: boolean
  colours: number
  thin: ThinParts
  /** What lies under and over the tones that the press holds, and where most of it; what is meant to be solid is none of it. */
  fallOut: number
  fillIn: number
  fallOutSpots: Spot[]
  fillInSpots: Spot[]
}

/** A drawing with its tones as a job asks for them, cut to what is inked. */
export type Original = { drawing: Drawing; box: Box; tones: Plane; isEmpty: boolean }

/** Paler is no tone of a drawing, and darker is meant to be solid. */
const SEEN = 0.01
const SOLID = 0.98

/** Whether what is light is printed: by choice, or where a photograph would turn into its negative on a dark shirt. */
export function isSwapped(job: Job, isPhotograph: boolean): boolean {
  return job.isSwapped ?? (isPhotograph && isLighterThanShirt(job))
}

function isLighterThanShirt({ ink, shirt }: Job): boolean {
  return luminance(...solidOf(ink, shirt)) > luminance(...rgb(SHIRT_COLOURS[shirt]))
}

/** Reads a decoded picture as a job wants it printed, but for what it wants to be mended. */
export function prepare(picture: Picture, job: Job): Original {
  const drawing = readTones(picture, job.isPaperKept)
  const whole: Box = { left: 0, top: 0, width: picture.width, height: picture.height }
  const swapped = adjusted(drawing, isSwapped(job, drawing.isPhotograph), 0)
  // In all its colours also what is too pale for a tone is printed.
  const inked = inkedBox(job.method === 'dtg' ? opacityOf(picture, drawing) : swapped)
  const box = inked ?? whole
  const tones = cropped(adjusted({ tones: swapped, alpha: drawing.alpha }, false, job.curve), box)
  return { drawing, box, tones, isEmpty: inked === undefined }
}

/** What can be known of a print. `across` is the width of the file in pixels; undefined for vectors. */
export function factsOf(picture: Picture, original: Original, job: Job, across: number | undefined): Facts {
  const { drawing, box, tones, isEmpty } = original
  return {
    pixels: across === undefined ? undefined : Math.round((box.width / picture.width) * across),
    ground: drawing.ground,
    isEmpty,
    isPhotograph: drawing.isPhotograph,
    colours: countColours(picture, drawing.tones),
    thin: thinParts(tones, job.width, job.ruling),
    ...lostTones(tones, job.width / tones.width),
  }
}

type LostTones = Pick<Facts, 'fallOut' | 'fillIn' | 'fallOutSpots' | 'fillInSpots'>

/** Soft edges, which have all tones, lose nothing by it. A pixel is so many mm wide. */
function lostTones(tones: Plane, pixel: number): LostTones {
  const [fallOut, fillIn] = [new Spots(), new Spots()]
  let [seen, low, high] = [0, 0, 0]
  for (let index = 0; index < tones.values.length; index++) {
    const tone = tones.values[index] ?? 0
    if (tone <= SEEN) continue
    seen++
    const isLow = tone < LEAST_PRINTED
    if (!isLow && (tone <= MOST_PRINTED || tone >= SOLID)) continue
    if (isEdge(tones, index)) continue
    if (isLow) low++
    else high++
    const [column, row] = [index % tones.width, Math.floor(index / tones.width)]
    ;(isLow ? fallOut : fillIn).add((column + 0.5) * pixel, (row + 0.5) * pixel)
  }
  const share = (count: number) => (seen === 0 ? 0 : count / seen)
  return {
    fallOut: share(low),
    fillIn: share(high),
    fallOutSpots: fallOut.largest(),
    fillInSpots: fillIn.largest(),
  }
}

/** Share of a print (0..1) that is ink, and of that ink what is solid. */
export function coverageOf({ values }: Plane): { ink: number; solid: number } {
  let [ink, solid] = [0, 0]
  for (const tone of values) {
    if (tone < LEAST_PRINTED) continue
    ink += tone > MOST_PRINTED ? 1 : tone
    if (tone > MOST_PRINTED) solid++
  }
  return { ink: values.length === 0 ? 0 : ink / values.length, solid: ink === 0 ? 0 : solid / ink }
}
