import type { Plane } from './image'
import type { Ruling } from '../contract/custom-print/screens'
import { type PrintPoint, PointClusters } from './point-clusters'
import {
  computeMinStrokePx,
  downsampleForMeasuring,
  classifyFineDetailAt,
  classifyHairlineAt,
  type FineDetailKind,
} from './stroke-width'
import { findThickAreas } from './thick-areas'

/**
 * Parts that a mesh does not hold: their share of the ink (0..1), how many mm² of them are at the densest place,
 * their median width in mm and the places with most of them.
 */
type FineDetailMeasure = { share: number; densestMm2: number; medianWidthMm: number; points: PrintPoint[] }
export type FineDetail = Record<FineDetailKind, FineDetailMeasure>

/**
 * Measures lines and specks thinner than a ruling's mesh holds, and gaps that ink closes.
 * `width` is that of the print in mm. Of line art, hairlines that fall below half a tone count as well.
 */
export function measureFineDetail(
  tones: Plane,
  width: number,
  ruling: Ruling,
  isLineArt: boolean,
): FineDetail {
  const plane = downsampleForMeasuring(tones, width)
  const pixel = width / plane.width
  const minStrokePx = computeMinStrokePx(ruling, pixel)
  const found = {
    lines: new FineDetailCollector(),
    specks: new FineDetailCollector(),
    gaps: new FineDetailCollector(),
  }
  const wide = findThickAreas(plane, minStrokePx)
  let inked = 0
  for (let y = 0; y < plane.height; y++) {
    for (let x = 0; x < plane.width; x++) {
      const index = y * plane.width + x
      const isInk = (plane.values[index] ?? 0) >= 0.5
      const hairline = isLineArt ? classifyHairlineAt(plane, x, y, minStrokePx) : undefined
      if (isInk || hairline !== undefined) inked++
      if (hairline === undefined && wide[index] === 1) continue
      const kind = hairline ?? classifyFineDetailAt(plane, x, y, isInk, minStrokePx)
      if (kind === undefined) continue
      found[kind.name].add((x + 0.5) * pixel, (y + 0.5) * pixel, kind.width * pixel)
    }
  }
  const summariseKind = (kind: FineDetailKind) => found[kind].summarise(inked, pixel)
  return { lines: summariseKind('lines'), specks: summariseKind('specks'), gaps: summariseKind('gaps') }
}

class FineDetailCollector {
  private readonly places = new PointClusters()
  private readonly widths: number[] = []

  add(x: number, y: number, width: number) {
    this.widths.push(width)
    this.places.add(x, y)
  }

  summarise(inked: number, pixel: number): FineDetailMeasure {
    const count = this.widths.length
    const width = this.widths.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? 0
    const share = inked === 0 ? 0 : count / inked
    return {
      share,
      densestMm2: this.places.getMaxCount() * pixel ** 2,
      medianWidthMm: width,
      points: this.places.listLargest(),
    }
  }
}
