import type { Plane } from '../image'
import type { Ruling } from '../../contract/custom-print/screens'
import { type PrintPoint, PointClusters } from './point-clusters'
import { findHairlineAt } from '../strokes/hairline'
import {
  computeMinStrokePx,
  downsampleForMeasuring,
  type FineDetailKind,
  MIN_FILLED_SHARE,
  StrokeGauge,
} from '../strokes/stroke-gauge'
import { findThickAreas } from '../strokes/thick-areas'

/**
 * Parts that a mesh does not hold: their share of the ink (0..1), how many mm² of them are at the densest place,
 * their median width in mm and the places with most of them.
 */
type FineDetailMeasure = { share: number; densestMm2: number; medianWidthMm: number; points: PrintPoint[] }
export type FineDetail = Record<FineDetailKind, FineDetailMeasure>

/**
 * Measures lines and specks thinner than a ruling's mesh holds, and gaps that ink closes.
 * Of line art, hairlines that fall below half a tone count as well.
 */
export function measureFineDetail(
  tones: Plane,
  widthMm: number,
  ruling: Ruling,
  isLineArt: boolean,
): FineDetail {
  const plane = downsampleForMeasuring(tones, widthMm)
  const pixelMm = widthMm / plane.width
  const minStrokePx = computeMinStrokePx(ruling, pixelMm)
  const collectors = {
    lines: new FineDetailCollector(),
    specks: new FineDetailCollector(),
    gaps: new FineDetailCollector(),
  }
  const ink = new StrokeGauge(plane, 'ink', minStrokePx)
  const cotton = new StrokeGauge(plane, 'cotton', minStrokePx)
  const thick = findThickAreas(plane, minStrokePx)
  let inkCount = 0
  for (let y = 0; y < plane.height; y++) {
    for (let x = 0; x < plane.width; x++) {
      const index = y * plane.width + x
      const isInk = (plane.values[index] ?? 0) >= MIN_FILLED_SHARE
      const hairline = isLineArt ? findHairlineAt(plane, x, y, minStrokePx) : undefined
      if (isInk || hairline !== undefined) inkCount++
      if (hairline === undefined && thick[index] === 1) continue
      const part = hairline ?? (isInk ? ink : cotton).measurePartAt(x, y)
      if (part === undefined) continue
      collectors[part.kind].add((x + 0.5) * pixelMm, (y + 0.5) * pixelMm, part.widthPx * pixelMm)
    }
  }
  const summariseKind = (kind: FineDetailKind) => collectors[kind].summarise(inkCount, pixelMm)
  return { lines: summariseKind('lines'), specks: summariseKind('specks'), gaps: summariseKind('gaps') }
}

class FineDetailCollector {
  private readonly places = new PointClusters()
  private readonly widthsMm: number[] = []

  add(xMm: number, yMm: number, widthMm: number) {
    this.widthsMm.push(widthMm)
    this.places.add(xMm, yMm)
  }

  summarise(inkedPixels: number, pixelMm: number): FineDetailMeasure {
    const count = this.widthsMm.length
    const medianWidthMm = this.widthsMm.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? 0
    const share = inkedPixels === 0 ? 0 : count / inkedPixels
    return {
      share,
      densestMm2: this.places.getMaxCount() * pixelMm ** 2,
      medianWidthMm,
      points: this.places.listLargest(),
    }
  }
}
