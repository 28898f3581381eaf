import { describe, expect, it } from 'vitest'
import { runPreflight } from '@print-kernel/preflight/preflight'
import type { QuickFix } from '@print-kernel/preflight/preflight-result'
import { analysePrint } from '@print-kernel/preflight/print-analysis'
import { prepareArtwork } from '@print-kernel/tones/prepare-artwork'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '@contract/custom-print/print-spec'
import { printSpecSchema } from '@contract/custom-print/print-spec-schema'
import { repairFineDetail } from '@print-kernel/strokes/repair'
import { applyQuickFix } from '@/custom-print/preflight/apply-quick-fix'
import { drawImage } from '../draw-image'

const PER_MM = 12
const WIDTH = 60
const SPEC: PrintSpec = { ...DEFAULT_PRINT_SPEC, width: WIDTH }

/** Ink where `inked` says so, in mm, on a print of 60 × 30 mm whose corners are inked. */
function drawn(inked: (x: number, y: number) => boolean) {
  const isCorner = (x: number, y: number) => (x < 2 && y < 2) || (x > 58 && y > 28)
  return drawImage(WIDTH * PER_MM, 30 * PER_MM, (x, y) => {
    // Each pixel is looked at in nine places: edges are soft.
    let count = 0
    for (let place = 0; place < 9; place++) {
      const [aside, down] = [((place % 3) - 1) / 3, (Math.floor(place / 3) - 1) / 3]
      const [left, top] = [(x + aside) / PER_MM, (y + down) / PER_MM]
      if (inked(left, top) || isCorner(left, top)) count++
    }
    return [0, 0, 0, (count / 9) * 255]
  })
}

const said = (image: ReturnType<typeof drawImage>, spec: PrintSpec) =>
  runPreflight(analysePrint(repairFineDetail(prepareArtwork(image, spec), spec), spec, 4000, false), spec)

/** The job after the button of an answer was pressed. */
function pressed(image: ReturnType<typeof drawImage>, spec: PrintSpec, code: string): PrintSpec {
  const quickFix = said(image, spec)
    .find((result) => result.code === code)
    ?.quickFixes.at(0) as QuickFix
  return { ...spec, ...applyQuickFix(spec, quickFix) }
}

/** Length of ink across a row of the print, in mm, between two places. */
function across(image: ReturnType<typeof drawImage>, spec: PrintSpec, from: number, to: number, row = 15) {
  const { tones } = repairFineDetail(prepareArtwork(image, spec), spec)
  const line = tones.values.subarray(
    Math.round(row * PER_MM) * tones.width + from * PER_MM,
    Math.round(row * PER_MM) * tones.width + to * PER_MM,
  )
  return line.reduce((sum, tone) => sum + tone, 0) / PER_MM
}

const lines = drawn(
  (x, y) =>
    y > 5 && y < 25 && (Math.abs(x - 15) < 0.1 || Math.abs(x - 30) < 0.4 || Math.abs(x - 40 - y * 0.3) < 0.1),
)
const specks = drawn(
  (x, y) =>
    (x > 12 && x < 16 && y > 13 && y < 17) ||
    // A short dash is a line, however thin.
    (Math.abs(x - 52) < 0.1 && Math.abs(y - 15) < 0.3) ||
    [25, 30, 35, 40, 45].some((place) => Math.hypot(x - place, y - 15) < 0.12),
)

describe('what the press mends', () => {
  it('thickens lines that break up to what the mesh holds, and leaves the others', () => {
    expect(said(lines, SPEC).map(({ code }) => code)).toContain('thinLines')
    const thick = pressed(lines, SPEC, 'thinLines')
    expect(said(lines, thick).map(({ code }) => code)).not.toContain('thinLines')
    expect(across(lines, thick, 12, 18)).toBeCloseTo(0.3, 1)
    expect(Math.abs(across(lines, thick, 12, 18) - 0.3)).toBeLessThan(0.04)
    expect(across(lines, thick, 27, 33)).toBeCloseTo(across(lines, SPEC, 27, 33), 5)
  })

  it('thickens curves of a picture that has two pixels for them', () => {
    // A swash of 0.26 mm below a block, and the print's corner, at six and a half pixels a mm.
    const script = drawImage(1820, 600, (x, y) => {
      const away = Math.abs(y - 300 - 200 * Math.sin(x / 210)) * Math.cos(Math.atan(Math.cos(x / 210) * 0.95))
      const isCorner = (x < 700 && y < 90) || (x > 1808 && y > 588)
      return [0, 0, 0, isCorner ? 255 : 255 * Math.min(1, Math.max(0, 0.85 + 0.5 - away))]
    })
    const spec: PrintSpec = { ...DEFAULT_PRINT_SPEC, width: 280 }
    expect(said(script, spec).map(({ code }) => code)).toContain('thinLines')
    const mendedJob = pressed(script, spec, 'thinLines')
    expect(said(script, mendedJob).map(({ code }) => code)).not.toContain('thinLines')
  })

  it('keeps the middle of a line where it was', () => {
    const { tones } = repairFineDetail(prepareArtwork(lines, SPEC), { ...SPEC, isThickened: true })
    const row = tones.values.subarray(15 * PER_MM * tones.width + 12 * PER_MM).subarray(0, 6 * PER_MM)
    const ink = row.reduce((sum, tone) => sum + tone, 0)
    const middle = row.reduce((sum, tone, index) => sum + tone * (index + 0.5), 0) / ink
    expect(Math.abs(12 + middle / PER_MM - 15)).toBeLessThan(0.02)
  })

  it('rubs out specks that do not hold, and nothing else', () => {
    expect(said(specks, SPEC).map(({ code }) => code)).toContain('specks')
    const clean = pressed(specks, SPEC, 'specks')
    expect(said(specks, clean).map(({ code }) => code)).not.toContain('specks')
    expect(across(specks, clean, 22, 50)).toBe(0)
    expect(across(specks, clean, 50, 54)).toBeCloseTo(across(specks, SPEC, 50, 54), 5)
    expect(across(specks, SPEC, 50, 54)).toBeGreaterThan(0.1)
    expect(across(specks, clean, 8, 22)).toBeCloseTo(4, 1)
    expect(across(lines, { ...SPEC, isCleaned: true }, 12, 18)).toBeCloseTo(across(lines, SPEC, 12, 18), 5)
  })

  it('mends nothing that was not asked for, and nothing by DTG', () => {
    const plain = prepareArtwork(lines, SPEC)
    expect(repairFineDetail(plain, SPEC)).toBe(plain)
    expect(repairFineDetail(plain, { ...SPEC, method: 'dtg', isThickened: true, isCleaned: true })).toBe(
      plain,
    )
  })

  it('reads jobs from before it could', () => {
    const { isThickened: _, isCleaned: __, ...before } = DEFAULT_PRINT_SPEC
    expect(printSpecSchema.parse(before)).toEqual(DEFAULT_PRINT_SPEC)
  })
})
