import { describe, expect, it } from 'vitest'
import { countColours } from '@print-kernel/preflight/count-colours'
import { MIN_PRINTABLE_TONE } from '@print-kernel/dot-gain'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { computeCoverage } from '@print-kernel/preflight/print-analysis'
import { shouldInvertTones, prepareArtwork } from '@print-kernel/tones/prepare-artwork'
import { adjustTones, analyseTones } from '@print-kernel/tones/tone-analysis'
import { drawImage, readGrey, drawNoise } from '../draw-image'

const grey = (value: number) => [value, value, value] as const

/** A dark disc on paper whose light falls off from left to right, with the grain of a camera. */
const photographed = drawImage(600, 450, (x, y) => {
  const light = 75 + (20 * x) / 600 + (drawNoise(x, y) - 0.5) * 2
  return grey(readGrey(Math.hypot(x - 300, y - 225) < 80 ? light * 0.25 : light))
})

describe('the paper of a drawing', () => {
  it('is taken away where it was photographed in uneven light [P9]', () => {
    const { tones, background: ground } = analyseTones(photographed, false)
    expect(ground).toBe('removed')
    let [inked, empty] = [0, 0]
    for (const [index, tone] of tones.values.entries()) {
      const [x, y] = [index % 600, Math.floor(index / 600)]
      if (Math.hypot(x - 300, y - 225) < 90) continue
      empty++
      if (tone >= MIN_PRINTABLE_TONE) inked++
    }
    expect(inked / empty).toBeLessThan(0.005)
    expect(tones.values[225 * 600 + 300]).toBeGreaterThan(0.9)
  })

  it('is taken away to its darkest corner, which a hand or the lens shades [P9]', () => {
    // L* 94 to 58, steeper towards the corner.
    const shaded = drawImage(600, 600, (x, y) =>
      grey(readGrey(94 - 36 * ((x * y) / 360_000) ** 1.2 + (drawNoise(x, y) - 0.5) * 2)),
    )
    const { background: ground, tones } = analyseTones(shaded, false)
    expect(ground).toBe('removed')
    expect(tones.values.filter((tone) => tone >= MIN_PRINTABLE_TONE).length / 360_000).toBeLessThan(0.005)
  })

  it('is no yellow of a large field, which prints evenly, in whatever light', () => {
    const inField = (x: number, y: number) => x > 150 && x < 450 && y > 100 && y < 350
    const painted = drawImage(600, 450, (x, y) => {
      const light = 0.82 + (0.16 * x) / 600 + (drawNoise(x, y) - 0.5) * 0.02
      return inField(x, y) ? [240 * light, 200 * light, 60 * light] : grey(Math.round(245 * light))
    })
    const { tones } = analyseTones(painted, false)
    const inside = tones.values.filter((_, index) => inField(index % 600, Math.floor(index / 600)))
    expect(Math.min(...inside)).toBeGreaterThan(MIN_PRINTABLE_TONE)
    expect(Math.max(...inside) - Math.min(...inside)).toBeLessThan(0.35)
  })

  it('is no grey of a large field, which ends abruptly', () => {
    const light = (x: number) => 80 + (12 * x) / 600
    const inField = (x: number, y: number) => x > 150 && x < 450 && y > 100 && y < 350
    const washed = drawImage(600, 450, (x, y) =>
      grey(readGrey(light(x) * (inField(x, y) ? 0.88 : 1) + (drawNoise(x, y) - 0.5) * 2)),
    )
    const { tones } = analyseTones(washed, false)
    expect(tones.values[225 * 600 + 300]).toBeGreaterThan(0.5)
  })

  it('is one white where it was drawn on a screen: pale fields keep their tone from edge to edge', () => {
    const striped = drawImage(600, 600, (x, y) => {
      if (x < 60 || x > 540 || y < 60 || y > 540) return [255, 255, 255]
      return x < 300 ? [255, 235, 120] : grey(200)
    })
    const { tones } = analyseTones(striped, false)
    for (const [from, to] of [
      [70, 290],
      [310, 530],
    ] as const) {
      const row = tones.values.slice(300 * 600 + from, 300 * 600 + to)
      expect(Math.min(...row)).toBeGreaterThan(MIN_PRINTABLE_TONE)
      expect(Math.max(...row) - Math.min(...row)).toBeLessThan(0.001)
    }
    expect(tones.values[0]).toBe(0)
  })

  it('stays where a visitor wants it to', () => {
    expect(analyseTones(photographed, true).background).toBe('kept')
  })

  it('is not found behind a scene, and prints as a rectangle', () => {
    const scene = drawImage(300, 200, (x, y) => grey(y < 130 ? 200 : 40 + (x % 60)))
    expect(analyseTones(scene, false).background).toBe('present')
  })

  it('is what is transparent, also under a drawing in white', () => {
    const white = drawImage(200, 200, (x) => (x < 100 ? [255, 255, 255, 255] : [0, 0, 0, 0]))
    const { tones, background: ground } = analyseTones(white, false)
    expect(ground).toBe('transparent')
    expect([tones.values[0], tones.values[150]]).toEqual([1, 0])
  })

  it('stays paper inside a large solid', () => {
    const poster = drawImage(400, 400, (x, y) => grey(x > 40 && x < 360 && y > 40 && y < 360 ? 20 : 240))
    const { tones } = analyseTones(poster, false)
    expect(tones.values[200 * 400 + 200]).toBeCloseTo(1, 2)
    expect(tones.values[10 * 400 + 10]).toBe(0)
  })
})

describe('tones', () => {
  const half = {
    tones: { width: 1, height: 1, values: Float32Array.of(0.5) },
    alpha: { width: 1, height: 1, values: Float32Array.of(1) },
  }

  it('are darker, lighter and swapped as asked', () => {
    expect(adjustTones(half, false, 50).values[0]).toBeCloseTo(Math.SQRT1_2, 4)
    expect(adjustTones(half, false, -50).values[0]).toBeCloseTo(0.25, 4)
    expect(adjustTones(half, true, 0).values[0]).toBe(0.5)
  })

  it('of a photograph are swapped by themselves where ink is lighter than the shirt', () => {
    const light = { ...DEFAULT_PRINT_SPEC, ink: 'sand', shirt: 'forest' } as const
    expect([
      shouldInvertTones(light, true),
      shouldInvertTones(light, false),
      shouldInvertTones(DEFAULT_PRINT_SPEC, true),
    ]).toEqual([true, false, false])
    expect(shouldInvertTones({ ...light, isSwapped: false }, true)).toBe(false)
  })

  it('are a photograph’s where they fill the picture, not those of fine lines, nor of a drawing in colours', () => {
    const isPhotograph = (shade: Parameters<typeof drawImage>[2]) =>
      analyseTones(drawImage(400, 400, shade), false).isPhotograph
    expect(isPhotograph((x, y) => grey(120 + 100 * Math.sin(x / 60) * Math.cos(y / 80)))).toBe(true)
    // A clear sky of 80 greys, each as even as a drawing's colour for 25 pixels.
    const sky = drawImage(100, 2000, (_, y) => grey(80 + Math.floor(y / 25)))
    expect(analyseTones(sky, false).isPhotograph).toBe(true)
    // A fine pen's lines, of which a pixel on each side is half ink.
    expect(isPhotograph((x) => grey([130, 0, 130, 255][Math.floor(x) % 4] ?? 255))).toBe(false)
    const disc = (x: number, y: number, radius: number) => Math.hypot(x - 200, y - 200) < radius
    expect(
      isPhotograph((x, y) => (disc(x, y, 30) ? grey(0) : disc(x, y, 120) ? [200, 60, 40] : [255, 255, 255])),
    ).toBe(false)
    // Cut out, it is one as well; lines in colours on nothing are not.
    const alone = (x: number, y: number, radius: number): readonly [number, number, number, number] => {
      const light = 60 + (x + y) / 5
      return [light, light, light, disc(x, y, radius) ? 255 : 0]
    }
    expect(isPhotograph((x, y) => alone(x, y, 150))).toBe(true)
    expect(isPhotograph((x, y) => (x % 80 < 16 ? alone(x, y, 200) : [0, 0, 0, 0]))).toBe(false)
  })

  it('are cut to what is inked', () => {
    const dot = drawImage(200, 200, (x, y) => grey(x > 50 && x < 150 && y > 80 && y < 120 ? 0 : 255))
    const { inkBounds, tones, isEmpty } = prepareArtwork(dot, DEFAULT_PRINT_SPEC)
    expect([inkBounds, isEmpty]).toEqual([{ left: 50, top: 80, width: 100, height: 40 }, false])
    expect(computeCoverage(tones)).toEqual({ ink: 1, solid: 1 })
    expect(
      prepareArtwork(
        drawImage(200, 200, () => grey(255)),
        DEFAULT_PRINT_SPEC,
      ).isEmpty,
    ).toBe(true)
  })
})

const PALETTE = [
  [40, 54, 24],
  [188, 108, 37],
  [163, 38, 27],
  [30, 80, 160],
  [240, 200, 40],
  [120, 40, 120],
  [20, 150, 140],
  [230, 120, 170],
  [90, 90, 90],
  [150, 200, 60],
  [60, 30, 10],
  [250, 130, 30],
] as const

describe('colours', () => {
  it('are one in a drawing of greys, which one ink prints [P10]', () => {
    const greys = drawImage(600, 600, (x) => grey(Math.min(255, Math.floor(x / 100) * 50)))
    expect(countColours(greys, analyseTones(greys, true).tones)).toBe(1)
  })

  it.each([1, 2, 3, 4, 7, 12])('are counted: %i of them [P10]', (count) => {
    // Discs with soft edges on paper, as a drawing program exports them.
    const drawing = drawImage(600, 600, (x, y) => {
      const [column, row] = [Math.floor(x / 150), Math.floor(y / 200)]
      const colour = PALETTE[row * 4 + column] ?? PALETTE[0]
      const edge = 60 - Math.hypot(x - column * 150 - 75, y - row * 200 - 100)
      const share = row * 4 + column < count ? Math.min(1, Math.max(0, edge + 0.5)) : 0
      const [red, green, blue] = colour.map((value) => Math.round(255 + share * (value - 255)))
      return [red ?? 0, green ?? 0, blue ?? 0]
    })
    const counted = countColours(drawing, analyseTones(drawing, false).tones)
    expect(count > 10 ? counted > 10 : counted === count).toBe(true)
  })
})
