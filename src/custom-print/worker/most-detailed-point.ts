import type { Plane } from '@print-kernel/image'

/** About the size of what the loupe shows. */
const CELL_MM = 12

/** Weight of an edge compared with that of dots. */
const EDGE = 3

/** Returns the point with the most dots and edges, in mm. Of two equal ones, the one nearer to the middle. */
export function findMostDetailedPoint(
  { width, height, values }: Plane,
  widthMm: number,
): { x: number; y: number } {
  const cell = Math.max(1, Math.round((CELL_MM / widthMm) * width))
  const columns = Math.ceil(width / cell)
  const detail = new Float64Array(columns * Math.ceil(height / cell))
  for (let index = 0; index < values.length; index++) {
    const tone = values[index] ?? 0
    const place = Math.floor(Math.floor(index / width) / cell) * columns + Math.floor((index % width) / cell)
    const edge = index % width === 0 ? 0 : Math.abs(tone - (values[index - 1] ?? 0))
    detail[place] = (detail[place] ?? 0) + tone * (1 - tone) + EDGE * edge
  }
  let best = { worth: -1, x: width / 2, y: height / 2 }
  for (const [place, sum] of detail.entries()) {
    const [x, y] = [((place % columns) + 0.5) * cell, (Math.floor(place / columns) + 0.5) * cell]
    const aside = Math.hypot(x - width / 2, y - height / 2) / Math.hypot(width, height)
    const worth = sum * (1 - aside)
    if (worth > best.worth) best = { worth, x, y }
  }
  return { x: (best.x / width) * widthMm, y: (best.y / width) * widthMm }
}
