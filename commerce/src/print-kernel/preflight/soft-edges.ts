import type { Ruling } from '../../contract/custom-print/screens'
import { getPitchMm } from '../units'
import type { Plane } from '../image'
import { type PrintPoint, PointClusters } from './point-clusters'

/** Edges between ink and cotton that fade: their median width in mm, and where most of them are. */
export type SoftEdges = { medianWidthMm: number; points: PrintPoint[] }

/** Darker tones are ink, and lighter ones cotton. */
const MIN_INK_TONE = 0.85
const MAX_COTTON_TONE = 0.15
/** What fades more slowly is a gradient. */
const MAX_EDGE_MM = 5
/** The share of a drawing's midtones in its edges from which on it is the edges that are soft, and nothing is shaded. */
const MIN_EDGE_SHARE = 0.7
/** Narrower edges are no rougher than the dots themselves, whatever is printed. */
const MIN_EDGE_DOTS = 1.5
/** In pixels: a sharp edge of a small picture is as wide, and what is said of its resolution is enough. */
const MIN_EDGE_PX = 4
/** How much the tone of an edge changes over its middle half at least: flat grey beside ink is a tone of its own. */
const MIN_CHANGE = 0.25
/** The number of pixels that are looked at. */
const MAX_SAMPLES = 20_000

/**
 * Returns the soft edges of a print, if its drawing has no other midtones: dots turn them into saw teeth. `pixelMm` is
 * the width of a pixel of its tones.
 */
export function findSoftEdges(tones: Plane, pixelMm: number, ruling: Ruling): SoftEdges | undefined {
  const step = Math.max(1, Math.floor(tones.values.length / MAX_SAMPLES))
  const places = new PointClusters()
  const widthsMm: number[] = []
  let midtones = 0
  for (let index = 0; index < tones.values.length; index += step) {
    const tone = tones.values[index] ?? 0
    if (tone <= MAX_COTTON_TONE || tone >= MIN_INK_TONE) continue
    midtones++
    const widthPx = measureEdgeAt(tones, index, MAX_EDGE_MM / pixelMm)
    if (widthPx === undefined) continue
    widthsMm.push(widthPx * pixelMm)
    places.add(((index % tones.width) + 0.5) * pixelMm, (Math.floor(index / tones.width) + 0.5) * pixelMm)
  }
  if (widthsMm.length < midtones * MIN_EDGE_SHARE) return undefined
  const medianWidthMm = widthsMm.toSorted((a, b) => a - b)[widthsMm.length >> 1] ?? 0
  const minWidthMm = Math.max(MIN_EDGE_DOTS * getPitchMm(ruling), MIN_EDGE_PX * pixelMm)
  return medianWidthMm < minWidthMm ? undefined : { medianWidthMm, points: places.listLargest() }
}

/** Returns how many pixels the edge at a midtone is wide, across or down, whichever is less. */
function measureEdgeAt({ values, width, height }: Plane, index: number, maxPx: number): number | undefined {
  const column = index % width
  const row = Math.floor(index / width)
  const across = measureEdgeAlong(1, column, width - 1 - column)
  const down = measureEdgeAlong(width, row, height - 1 - row)
  const widthPx = Math.min(across ?? Infinity, down ?? Infinity)
  return widthPx <= maxPx ? widthPx : undefined

  function measureEdgeAlong(stride: number, before: number, after: number): number | undefined {
    const start = findEnd(-stride, Math.min(before, maxPx))
    const end = findEnd(stride, Math.min(after, maxPx))
    // Between ink and ink, or cotton and cotton, is no edge.
    if (start === undefined || end === undefined || start.isInk === end.isInk) return undefined
    const length = start.distance + end.distance
    const first = index - start.distance * stride
    const quarter = Math.floor(length / 4)
    const getTone = (distance: number) => values[first + distance * stride] ?? 0
    return Math.abs(getTone(quarter) - getTone(length - quarter)) < MIN_CHANGE ? undefined : length
  }

  function findEnd(stride: number, reach: number): { distance: number; isInk: boolean } | undefined {
    for (let distance = 1; distance <= reach; distance++) {
      const tone = values[index + distance * stride] ?? 0
      if (tone >= MIN_INK_TONE || tone <= MAX_COTTON_TONE) return { distance, isInk: tone >= MIN_INK_TONE }
    }
    return undefined
  }
}
