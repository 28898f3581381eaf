import { describe, expect, it } from 'vitest'
import type { DrawCommand, Matrix } from '@/map/artwork/draw-command'
import { drawSheet } from '@/map/artwork/sheet'
import { getScreenBlend, getScreenPitch } from '@/map/scene/halftone'
import { writeRanges } from '@/map/scene/draw-ranges'
import { getTransferables, buildSheet } from '@/map/scene/sheet/build-sheet'
import { buildPlates, type Plates } from '@/map/scene/sheet/plates'
import { RAMP_SAMPLES, RampTable } from '@/map/scene/sheet/ramps'
import { AdaptiveResolution } from '@/map/scene/adaptive-resolution'
import { INKS, type Ink } from '@contract/inks'
import { readToneAt } from './shape-support'

const AS_IS: Matrix = [1, 0, 0, 1, 0, 0]
const square = (x: number, size: number) => `M${x},0h${size}v${size}h${-size}Z`

const paint = (ink: Ink, path: string, tone: number): DrawCommand => ({
  kind: 'fill',
  ink,
  path,
  tone,
  matrix: AS_IS,
})
const knockOut = (inks: Ink[], path: string): DrawCommand => ({ kind: 'knockOut', inks, path, matrix: AS_IS })

function print(marks: DrawCommand[], hasFineMarks = true): Plates {
  return buildPlates(marks, { tolerance: 0.1, hasFineMarks }, new RampTable())
}

const value = (plates: Plates, ink: Ink, x: number, y: number) => readToneAt(plates[ink], x, y)?.value

describe('plates', () => {
  it('print the topmost mark of an ink', () => {
    const plates = print([paint('sand', square(0, 10), 0.3), paint('sand', square(0, 5), 0.6)])
    expect(value(plates, 'sand', 2, 2)).toBeCloseTo(0.6)
    expect(value(plates, 'sand', 8, 8)).toBeCloseTo(0.3)
    expect(value(plates, 'clay', 2, 2)).toBeUndefined()
  })

  it('are cleared by a knock-out, of the inks that it names and of what lay there before', () => {
    const plates = print([
      paint('sand', square(0, 10), 1),
      paint('olive', square(0, 10), 1),
      knockOut(['sand'], square(0, 5)),
      paint('sand', square(0, 2), 0.5),
    ])
    expect(value(plates, 'sand', 4, 4)).toBe(0)
    expect(value(plates, 'sand', 1, 1)).toBe(0.5)
    expect(value(plates, 'sand', 8, 8)).toBe(1)
    expect(value(plates, 'olive', 4, 4)).toBe(1)
  })

  it('stay solid where a screened mark of the same ink lies over a solid one', () => {
    const plates = print([paint('forest', square(0, 5), 1), paint('forest', square(0, 10), 0.2)])
    expect(value(plates, 'forest', 2, 2)).toBe(1)
    expect(value(plates, 'forest', 8, 8)).toBeCloseTo(0.2)
  })

  it('keep a screened mark above a knock-out that clears the solid below it', () => {
    const plates = print([
      paint('forest', square(0, 10), 1),
      knockOut(['forest'], square(0, 10)),
      paint('forest', square(0, 10), 0.2),
    ])
    expect(value(plates, 'forest', 5, 5)).toBeCloseTo(0.2)
  })

  it('leave out fine marks where the sheet is small', () => {
    const fine: DrawCommand = { ...paint('clay', square(0, 10), 1), detail: 'fine' }
    expect(value(print([fine]), 'clay', 5, 5)).toBe(1)
    expect(value(print([fine], false), 'clay', 5, 5)).toBeUndefined()
  })

  it('print the real sheet: sun, ibex, paper', () => {
    const plates = print(drawSheet())
    for (const ink of INKS) {
      expect(plates[ink].positions.every(Number.isFinite)).toBe(true)
      expect(plates[ink].tones.every(Number.isFinite)).toBe(true)
    }
    // The ibex's cheek is plain sand: olive and forest are knocked out of it.
    const cheek = [372 + 0.455 * 400, 34 + 0.455 * 780] as const
    expect(value(plates, 'sand', ...cheek)).toBe(1)
    expect(value(plates, 'olive', ...cheek)).toBe(0)
    expect(value(plates, 'forest', ...cheek)).toBe(0)
    // The sun's tone is a ramp.
    expect(readToneAt(plates.clay, 700, 262)?.row).toBeGreaterThanOrEqual(0)
    // Where home's content stands is bare paper.
    for (const ink of INKS) expect(value(plates, ink, 400, 360) ?? 0).toBe(0)
  })

  it('go from one thread to another whole, and are not copied', () => {
    const made = buildSheet()
    const vertices = made.fine.clay.positions.length
    const buffers = getTransferables(made)
    expect(new Set(buffers).size).toBe(2 * INKS.length * 3)
    const arrived = structuredClone(made, { transfer: buffers })
    expect(arrived.fine.clay.positions).toHaveLength(vertices)
    expect(arrived.ramps.bytes).toHaveLength(arrived.ramps.height * RAMP_SAMPLES)
    expect(made.fine.clay.positions).toHaveLength(0)
  })
})

describe('ramps', () => {
  it('are sampled between their stops and shared when they are alike', () => {
    const ramps = new RampTable()
    const ramp = {
      kind: 'linear',
      from: [0, 0],
      to: [10, 0],
      stops: [
        [0, 0],
        [1, 1],
      ],
    } as const
    const at = ramps.compileTone(
      {
        ...ramp,
        from: [0, 0],
        to: [10, 0],
        stops: [
          [0, 0],
          [1, 1],
        ],
      },
      AS_IS,
    )
    ramps.compileTone(
      {
        ...ramp,
        from: [5, 0],
        to: [9, 0],
        stops: [
          [0, 0],
          [1, 1],
        ],
      },
      AS_IS,
    )
    expect(ramps.height).toBe(1)
    expect(at(5, 3)).toEqual([0.5, 0, 0])
    const bytes = ramps.toBytes()
    expect(bytes).toHaveLength(RAMP_SAMPLES)
    expect([bytes[0], bytes[RAMP_SAMPLES - 1]]).toEqual([0, 255])
  })

  it("run outward in a circle, in the mark's own units", () => {
    const ramps = new RampTable()
    const at = ramps.compileTone(
      {
        kind: 'radial',
        centre: [0, 0],
        radius: [0, 10],
        stops: [
          [0, 1],
          [1, 0],
        ],
      },
      [2, 0, 0, 2, 100, 0],
    )
    expect(at(110, 0)).toEqual([0.5, 0, -2])
  })
})

describe('what is drawn', () => {
  it('is what lies in view, in order, with near ranges joined', () => {
    const part = (start: number, x: number) => ({
      start,
      count: 3000,
      bounds: [x, 0, x + 10, 10] as [number, number, number, number],
    })
    const parts = [part(0, 0), part(3000, 500), part(6000, 0), part(9000, 0)]
    const ranges = [{ start: 7, count: 7 }]
    writeRanges(parts, [0, 0, 100, 100], ranges)
    expect(ranges).toMatchObject([
      { start: 0, count: 3000 },
      { start: 6000, count: 6000 },
    ])
    writeRanges(parts, [1000, 0, 1100, 100], ranges)
    expect(ranges).toEqual([])
  })

  it('has dots between 5.6 and 11.4 px at every zoom', () => {
    for (let scale = 0.2; scale <= 2; scale += 0.01) {
      const [pitch, blend] = [getScreenPitch(scale), getScreenBlend(scale)]
      expect(pitch * 5 * scale).toBeGreaterThan(5.6)
      expect(pitch * 5 * scale).toBeLessThan(11.4)
      expect(blend).toBeGreaterThanOrEqual(0)
      expect(blend).toBeLessThanOrEqual(1)
    }
  })

  it('is coarser in motion on a slow machine, and sharp again at rest', () => {
    const resolution = new AdaptiveResolution(2)
    let last = 0
    for (let i = 0; i < 100; i++) last = resolution.computeNext(true, i * 50)
    expect(last).toBe(0.5)
    expect(resolution.computeNext(false, 6000)).toBe(2)
    const fast = new AdaptiveResolution(3)
    for (let i = 0; i < 100; i++) last = fast.computeNext(true, i * 16)
    expect(last).toBe(2)
  })
})
