import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '@contract/custom-print/print-spec'
import { runPreflight } from '@print-kernel/preflight/preflight'
import { analysePrint } from '@print-kernel/preflight/print-analysis'
import { prepareArtwork } from '@print-kernel/tones/prepare-artwork'
import { findSoftEdges } from '@print-kernel/preflight/soft-edges'
import { drawImage } from '../draw-image'

/** Pixels for each mm, as a picture of 2,000 px has them on 28 cm. */
const PX_PER_MM = 7
const SIZE = { width: 60 * PX_PER_MM, height: 30 * PX_PER_MM }
/** Two strokes, 2 cm high and 4 mm wide, whose edges fade over so many mm. */
const drawStrokes = (fadeMm: number) =>
  drawImage(SIZE.width, SIZE.height, (x, y) => {
    const [left, top] = [((x / PX_PER_MM - 3) % 25) - 2, y / PX_PER_MM - 5]
    const inside = Math.min(left, 4 - left, top, 20 - top)
    const grey = 255 * (1 - Math.min(1, Math.max(0, inside / fadeMm + 0.5)))
    return [grey, grey, grey]
  })
const findResult = (image: ReturnType<typeof drawStrokes>, changes: Partial<PrintSpec> = {}) => {
  const spec = { ...DEFAULT_PRINT_SPEC, width: 54, ...changes }
  return runPreflight(analysePrint(prepareArtwork(image, spec), spec, 4000, false), spec).find(
    ({ code }) => code === 'softEdges',
  )
}

describe('letters of two centimetres', () => {
  it('with soft edges are said to become saw teeth, where, and that DTG prints them', () => {
    const result = findResult(drawStrokes(2))
    expect(result).toMatchObject({ severity: 'warning', quickFixes: [{ code: 'useDtg' }] })
    expect(Number(result?.values['width'])).toBeGreaterThan(1)
    expect(Number(result?.values['width'])).toBeLessThan(2)
    expect(result?.points.length).toBeGreaterThan(0)
    for (const { x, y } of result?.points ?? []) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(54)
      expect(y).toBeLessThan(30)
    }
  })

  it('with edges that fade over no more than a dot are not', () => {
    for (const fadeMm of [0.1, 0.4, 0.8]) expect(findResult(drawStrokes(fadeMm))).toBeUndefined()
  })

  it('need sharper edges the finer the dots are', () => {
    expect(findResult(drawStrokes(1.35), { ruling: 35 })).toBeUndefined()
    expect(findResult(drawStrokes(1.35), { ruling: 55 })).toBeDefined()
  })

  it('are printed by DTG as they are', () => {
    expect(findResult(drawStrokes(2), { method: 'dtg' })).toBeUndefined()
  })
})

/** An edge as wide as so many pixels, between cotton and ink. */
const drawEdge = (edgePx: number) => [
  ...Array.from({ length: 20 }, () => 0),
  ...Array.from({ length: edgePx - 1 }, (_, index) => (index + 1) / edgePx),
  ...Array.from({ length: 20 }, () => 1),
]
const toPlane = (row: number[]) => ({
  width: row.length,
  height: 20,
  values: Float32Array.from(Array.from({ length: 20 }, () => row).flat()),
})

describe('a small picture', () => {
  it('has sharp edges where they are a few of its pixels wide, however large those are printed', () => {
    expect(findSoftEdges(toPlane(drawEdge(3)), 1, 45)).toBeUndefined()
    expect(findSoftEdges(toPlane(drawEdge(6)), 0.5, 45)).toMatchObject({ medianWidthMm: 3 })
  })
})

describe('a drawing that was shaded', () => {
  it('has tones, and no soft edges, even where some edges are soft', () => {
    const shade = Array.from({ length: 10 }, () => 0.5)
    expect(findSoftEdges(toPlane([...drawEdge(10), ...shade, 1]), 0.2, 45)).toBeUndefined()
    expect(findSoftEdges(toPlane(drawEdge(10)), 0.2, 45)).toBeDefined()
  })

  it('has none beside a hard shadow, which is a tone of its own', () => {
    const shadow = Array.from({ length: 10 }, () => 0.45)
    expect(findSoftEdges(toPlane([...drawEdge(1), ...shadow, 0]), 0.2, 45)).toBeUndefined()
    expect(findSoftEdges(toPlane([...drawEdge(10), 0]), 0.2, 45)).toBeDefined()
  })

  it('has none where it has nothing else', () => {
    const shaded = drawImage(SIZE.width, SIZE.height, (x, y) => {
      const isInside = x > 30 && x < 390 && y > 30 && y < 180
      const grey = isInside ? 255 * (x / 420) : 255
      return [grey, grey, grey]
    })
    expect(findResult(shaded)).toBeUndefined()
  })
})
