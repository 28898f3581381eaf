import { describe, expect, it } from 'vitest'
import { runPreflight, computeDpi } from '@print-kernel/preflight/preflight'
import { hasRefusal } from '@print-kernel/preflight/preflight-result'
import { type PrintAnalysis, analysePrint } from '@print-kernel/preflight/print-analysis'
import { prepareArtwork } from '@print-kernel/tones/prepare-artwork'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '@contract/custom-print/print-spec'
import { printSpecSchema } from '@contract/custom-print/print-spec-schema'
import { measureFineDetail } from '@print-kernel/preflight/fine-detail'
import { repairFineDetail } from '@print-kernel/strokes/repair'
import { drawEvenPlane, drawImage } from '../draw-image'
import { ANALYSIS } from '../../custom-print/print-analysis-fixture'

const DRAWING: PrintAnalysis = { ...ANALYSIS, background: 'transparent' }
const codes = (analysis: Partial<PrintAnalysis>, spec: Partial<PrintSpec> = {}) =>
  runPreflight({ ...DRAWING, ...analysis }, { ...DEFAULT_PRINT_SPEC, ...spec }).map(({ code }) => code)
/** Pixels that give so many dots an inch at a width of 254 mm, which is ten inches. */
const atDpi = (dpi: number, method: PrintSpec['method'] = 'screen') =>
  codes({ inkWidthPx: dpi * 10 }, { width: 254, method })[0]

describe('the press', () => {
  it('says how sharp a drawing is at its size [P7]', () => {
    expect(computeDpi(3810, 320)).toBe(302)
    expect([71, 72, 149, 150, 199, 200].map((dpi) => atDpi(dpi))).toEqual([
      'tooCoarse',
      'blurred',
      'blurred',
      'soft',
      'soft',
      'sharp',
    ])
    expect([71, 72, 99, 100, 149, 150].map((dpi) => atDpi(dpi, 'dtg'))).toEqual([
      'tooCoarse',
      'blurred',
      'blurred',
      'soft',
      'soft',
      'sharp',
    ])
    expect(codes({ inkWidthPx: undefined })).toEqual(['vector'])
  })

  it('offers the width up to which a coarse drawing is sharp [P7]', () => {
    const [blurred] = runPreflight({ ...ANALYSIS, inkWidthPx: 1000 }, { ...DEFAULT_PRINT_SPEC, width: 254 })
    expect(blurred).toMatchObject({ code: 'blurred', quickFixes: [{ code: 'setWidth', width: 127 }] })
    expect(codes({ inkWidthPx: 1000 }, { width: 127 })).toEqual(['sharp'])
  })

  it('judges a picture within a vector by its dots an inch [P7]', () => {
    const say = (pixels: number) =>
      runPreflight(
        { ...DRAWING, inkWidthPx: pixels, pictureWidthPx: 4000 },
        { ...DEFAULT_PRINT_SPEC, width: 254 },
      ).map(({ code, severity, values, quickFixes }) => [
        code,
        severity,
        values['dpi'],
        values['pictureWidthPx'],
        quickFixes,
      ])
    const smaller = (width: number) => [{ code: 'setWidth', width }]
    expect(say(100)).toEqual([['coarsePicture', 'refusal', 10, 4000, []]])
    expect(say(719)).toEqual([['coarsePicture', 'refusal', 71, 4000, smaller(91)]])
    expect(say(720)).toEqual([['coarsePicture', 'warning', 72, 4000, smaller(91)]])
    expect(say(1500)).toEqual([['softPicture', 'note', 150, 4000, []]])
    expect(say(2000)).toEqual([['sharp', 'tick', 200, 4000, []]])
  })

  it('prints every colour by DTG from the fourth on [P10]', () => {
    expect(codes({ colourCount: 3 })).toEqual(['sharp'])
    const [note] = runPreflight({ ...ANALYSIS, colourCount: 4 }, DEFAULT_PRINT_SPEC)
    expect(note).toMatchObject({ code: 'colours', severity: 'note', quickFixes: [{ code: 'useDtg' }] })
    expect(codes({ colourCount: 4 }, { method: 'dtg' })).toEqual(['sharp'])
  })

  it('refuses nine screen prints, which DTG prints, and takes ten [P11]', () => {
    const counts = { S: 2, M: 3, L: 3, XL: 1 }
    const nine = runPreflight(ANALYSIS, { ...DEFAULT_PRINT_SPEC, counts })
    expect(nine[0]).toMatchObject({
      code: 'tooFew',
      values: { pieces: 9, minimum: 10 },
      quickFixes: [{ code: 'useDtg' }, { code: 'orderMinimum', pieces: 10 }],
    })
    expect(hasRefusal(nine)).toBe(true)
    expect(hasRefusal(runPreflight(ANALYSIS, { ...DEFAULT_PRINT_SPEC, counts: { ...counts, S: 3 } }))).toBe(
      false,
    )
    expect(hasRefusal(runPreflight(ANALYSIS, { ...DEFAULT_PRINT_SPEC, counts, method: 'dtg' }))).toBe(false)
  })

  it('wants to know how many, whatever prints them', () => {
    const counts = { S: 0, M: 0, L: 0, XL: 0 }
    for (const [method, pieces] of [
      ['screen', 10],
      ['dtg', 1],
    ] as const)
      expect(runPreflight(ANALYSIS, { ...DEFAULT_PRINT_SPEC, method, counts })[0]).toMatchObject({
        code: 'tooFew',
        quickFixes: [{ code: 'orderMinimum', pieces }],
      })
  })

  it('refuses an ink that nobody would see, and names another', () => {
    const [unseen] = runPreflight(ANALYSIS, { ...DEFAULT_PRINT_SPEC, ink: 'forest', shirt: 'forest' })
    expect(unseen).toMatchObject({ code: 'unseen', quickFixes: [{ code: 'changeInk', ink: 'paper' }] })
    expect(codes({}, { ink: 'sand' })).not.toContain('unseen')
    expect(codes({}, { ink: 'sand', shirt: 'sand' })).toContain('unseen')
  })

  it('says what is wrong before what is well', () => {
    const said = runPreflight(
      { ...ANALYSIS, background: 'removed', dropOutShare: 0.1, fillInShare: 0.1, colourCount: 9 },
      { ...DEFAULT_PRINT_SPEC, ink: 'sand', shirt: 'sand' },
    )
    expect(said.map(({ severity }) => severity)).toEqual([
      'refusal',
      'warning',
      'note',
      'note',
      'tick',
      'tick',
    ])
    expect(codes({ isEmpty: true, background: 'removed' })).toEqual(['empty'])
  })
})

describe('thin parts', () => {
  /** Three upright lines of 0.2, 0.3 and 0.4 mm on a print of 60 mm, drawn at `perMm` pixels a mm. */
  function lines(perMm: number, slope = 0) {
    const plane = drawEvenPlane(60 * perMm, 30 * perMm, 0)
    plane.values.forEach((_, index) => {
      const [x, y] = [(index % plane.width) / perMm, Math.floor(index / plane.width) / perMm]
      for (const [at, width] of [
        [15, 0.2],
        [30, 0.3],
        [45, 0.4],
      ] as const) {
        // How much of the pixel the line covers.
        const [from, to] = [at - width / 2 + y * slope, at + width / 2 + y * slope]
        const covered = Math.min(to, x + 1 / perMm) - Math.max(from, x)
        if (covered > 0) plane.values[index] = Math.min(1, covered * perMm)
      }
    })
    return plane
  }

  it.each([8, 12, 20])(
    'are warned of at 0.2 mm, at their place, not at 0.3 and 0.4: %i pixels a mm [P8]',
    (perMm) => {
      const { lines: thin, specks, gaps } = measureFineDetail(lines(perMm), 60, 45, true)
      expect(thin.points.length).toBeGreaterThan(0)
      for (const { x } of thin.points) expect(Math.abs(x - 15)).toBeLessThan(1)
      expect(Math.abs(thin.medianWidthMm - 0.2)).toBeLessThan(0.04)
      expect([specks.share, gaps.share]).toEqual([0, 0])
    },
  )

  it('are found in leaning lines too [P8]', () => {
    const { lines: thin } = measureFineDetail(lines(16, 0.25), 60, 45, true)
    for (const { x, y } of thin.points) expect(Math.abs(x - 15 - y * 0.25)).toBeLessThan(1)
    expect(thin.points.length).toBeGreaterThan(0)
  })

  /** Upright and leaning lines of 0.05 mm, drawn at 8 pixels a mm: nowhere half a pixel is inked. */
  const hair = drawImage(480, 240, (x, y) => {
    const isBlock = x > 380 && y > 60 && y < 180
    const far = Math.min(Math.abs(x - 120), Math.abs(x - 200 - y * 0.4) * Math.cos(Math.atan(0.4)))
    const isLine = y > 40 && y < 200 && far < 1
    return [0, 0, 0, isBlock ? 255 : isLine ? 255 * 0.4 * (1 - far) : 0]
  })

  it('are warned of although they are nowhere half inked, and are mended like others', () => {
    const spec = { ...DEFAULT_PRINT_SPEC, width: 60 }
    const say = (wanted: PrintSpec) => {
      const artwork = repairFineDetail(prepareArtwork(hair, wanted), wanted)
      return runPreflight(analysePrint(artwork, wanted, 4000, false), wanted)
    }
    const warning = say(spec).find(({ code }) => code === 'thinLines')
    expect(warning?.quickFixes).toEqual([{ code: 'thickenLines' }])
    expect(warning?.values['width']).toBeLessThan(0.1)
    expect(say({ ...spec, isThickened: true }).map(({ code }) => code)).not.toContain('thinLines')
  })

  it('are no tones of a picture, which has ridges too', () => {
    const plane = drawEvenPlane(600, 300, 0)
    for (let y = 50; y < 250; y++) plane.values.set([0.2, 0.4, 0.2], y * 600 + 150)
    expect(measureFineDetail(plane, 60, 45, true).lines.points).not.toEqual([])
    expect(measureFineDetail(plane, 60, 45, false).lines.points).toEqual([])
  })

  it('are specks where they are short, and gaps where cotton shows between ink', () => {
    const perMm = 12
    const plane = drawEvenPlane(20 * perMm, 20 * perMm, 0)
    plane.values.forEach((_, index) => {
      const [x, y] = [(index % plane.width) / perMm, Math.floor(index / plane.width) / perMm]
      const isSpeck = x >= 3 && x < 3.2 && y >= 3 && y < 3.2
      const isBlock = x > 8 && x < 16 && y > 8 && y < 16 && !(x >= 12 && x < 12.2)
      if (isSpeck || isBlock) plane.values[index] = 1
    })
    const { specks, gaps } = measureFineDetail(plane, 20, 45, true)
    expect(specks.points).toEqual([{ x: expect.closeTo(3.1, 0), y: expect.closeTo(3.1, 0) }])
    expect(gaps.points[0]?.x).toBeCloseTo(12.1, 0)
  })
})

describe('what does not hold', () => {
  const thin = { share: 0.0005, densestMm2: 0, medianWidthMm: 0.2, points: [{ x: 1, y: 1 }] }

  it('is told of small type below a large title, and not of a hair', () => {
    const say = (densest: number) =>
      codes({
        fineDetail: {
          ...DRAWING.fineDetail,
          lines: { ...thin, densestMm2: densest },
          gaps: { ...thin, densestMm2: densest },
        },
      })
    expect(say(0.3)).toEqual(['thinLines', 'gaps', 'sharp'])
    expect(say(0.14)).toEqual(['sharp'])
  })

  it('is measured in mm² of its densest place', () => {
    const plane = drawEvenPlane(300, 300, 0)
    // A line of two pixels on a print of 30 mm: 0.2 mm, 20 mm long.
    for (let y = 50; y < 250; y++) plane.values.fill(1, y * 300 + 150, y * 300 + 152)
    // A place is 4 mm long.
    expect(measureFineDetail(plane, 30, 45, true).lines.densestMm2).toBeCloseTo(0.8, 1)
  })

  it('is no tone of a soft edge: thin lines lose nothing between their dots', () => {
    // Lines of 2.5 pixels, as a large drawing comes to the press.
    const lines = drawImage(600, 600, (x) => {
      const shade = Math.min(1, Math.max(0, Math.abs((x % 12.3) - 6) - 0.75))
      return [255 * shade, 255 * shade, 255 * shade]
    })
    const { dropOutShare: fallOut, fillInShare: fillIn } = analysePrint(
      prepareArtwork(lines, DEFAULT_PRINT_SPEC),
      DEFAULT_PRINT_SPEC,
      600,
      false,
    )
    expect([fallOut, fillIn]).toEqual([0, 0])
  })

  it('is what a drawing fades to', () => {
    const fading = drawImage(600, 200, (x) => {
      const shade = x > 100 && x < 500 ? 255 - 255 * (Math.abs(x - 300) / 200) : 255
      return [shade, shade, shade]
    })
    const spec = { ...DEFAULT_PRINT_SPEC, width: 200 }
    const analysis = analysePrint(prepareArtwork(fading, spec), spec, 600, false)
    expect(analysis.dropOutShare).toBeGreaterThan(0.02)
    expect(analysis.fillInShare).toBeGreaterThan(0.02)
    // It fades towards its middle, and is darkest at its sides: there the numbers stand.
    const marks = runPreflight(analysis, spec).filter(({ code }) => code === 'fallOut' || code === 'fillIn')
    expect(marks.map(({ points: [point] }) => Math.abs((point?.x ?? 0) - 100) > 80)).toEqual([false, true])
  })
})

describe('facts', () => {
  it('count the pixels of what is inked, as the file has them [P7]', () => {
    const drawing = drawImage(400, 400, (x, y) =>
      x > 100 && x < 300 && y > 100 && y < 300 ? [0, 0, 0] : [255, 255, 255],
    )
    const analysis = analysePrint(
      prepareArtwork(drawing, DEFAULT_PRINT_SPEC),
      DEFAULT_PRINT_SPEC,
      4000,
      false,
    )
    expect(analysis).toMatchObject({
      inkWidthPx: 2000,
      background: 'removed',
      colourCount: 1,
      dropOutShare: 0,
      fillInShare: 0,
    })
  })
})

describe('a job', () => {
  it('is within its bounds, and the first one is', () => {
    const takes = (changes: object) =>
      printSpecSchema.safeParse({ ...DEFAULT_PRINT_SPEC, ...changes }).success
    expect(takes({})).toBe(true)
    for (const [field, allowed, refused] of [
      ['width', [1, 400], [0, 401, 30.5]],
      ['belowNeck', [20, 400], [19, 401]],
      ['fromMiddle', [-150, 150], [-151, 151]],
      ['curve', [-50, 50], [-51, 51]],
      ['ruling', [35, 45, 55], [40]],
      [
        'counts',
        [{ S: 0, M: 500, L: 0, XL: 0 }],
        [
          { S: 1, M: 500, L: 0, XL: 0 },
          { S: -1, M: 0, L: 0, XL: 0 },
        ],
      ],
      ['ink', ['paper', 'sand'], ['pink']],
      ['version', [1], [2]],
    ] as const) {
      for (const value of allowed)
        expect([field, value, takes({ [field]: value })]).toEqual([field, value, true])
      for (const value of refused)
        expect([field, value, takes({ [field]: value })]).toEqual([field, value, false])
    }
    expect(takes({ more: 1 })).toBe(false)
  })
})
