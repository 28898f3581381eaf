import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeDotRadius } from '@contract/inks'
import { computeDotCoverage, getDotRadius } from '@print-kernel/print/halftone-dot'
import { getPitchMm } from '@print-kernel/units'
import { compensateDotGain, limitTone, applyDotGain } from '@print-kernel/dot-gain'
import { RULINGS, type Ruling } from '@contract/custom-print/screens'
import { renderScreenTile, splitIntoTiles } from '@print-kernel/print/render-screen-print'
import { drawEvenPlane } from '../draw-image'
import { createLattice } from '../lattice'

/** Share of a square of `side` mm that is inked in one tone, sampled 40 times a mm. */
function inked(tone: number, side = 20): number {
  const lattice = createLattice(45)
  const samples = side * 40
  let count = 0
  for (let i = 0; i < samples; i++)
    for (let j = 0; j < samples; j++) if (lattice((i + 0.5) / 40, (j + 0.5) / 40, tone)) count++
  return count / samples ** 2
}

/** How strongly a print repeats with a wave of `pitch` mm along `angle` degrees. */
function strength(pitch: number, angle: number, ruling: Ruling): number {
  const lattice = createLattice(ruling)
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180) / pitch, Math.sin((angle * Math.PI) / 180) / pitch]
  let [real, imaginary] = [0, 0]
  for (let x = 0.05; x < 100; x += 0.1) {
    for (let y = 0.05; y < 100; y += 0.1) {
      if (!lattice(x, y, 0.3)) continue
      const phase = 2 * Math.PI * (x * cos + y * sin)
      real += Math.cos(phase)
      imaginary += Math.sin(phase)
    }
  }
  return Math.hypot(real, imaginary)
}

describe('the dots of the press', () => {
  it.each([
    [35, 0.726],
    [45, 0.564],
    [55, 0.462],
  ] as const)('at %i lines an inch stand %f mm apart, at 22.5° [P4]', (ruling, pitch) => {
    expect(Math.abs(getPitchMm(ruling) / pitch - 1)).toBeLessThan(0.002)
    const here = strength(getPitchMm(ruling), 22.5, ruling)
    for (const other of [0.995, 1.005])
      expect(strength(getPitchMm(ruling) * other, 22.5, ruling)).toBeLessThan(here)
    for (const other of [22.4, 22.6]) expect(strength(getPitchMm(ruling), other, ruling)).toBeLessThan(here)
  })

  it('lie where the map’s shader puts them, to 70 % [P6]', () => {
    const fract = (value: number) => value - Math.floor(value)
    const angle = (22.5 * Math.PI) / 180
    fc.assert(
      fc.property(
        fc.double({ min: -200, max: 200, noNaN: true }),
        fc.double({ min: -200, max: 200, noNaN: true }),
        fc.double({ min: 0.07, max: 0.699, noNaN: true }),
        (x, y, tone) => {
          // The same formula as FRAGMENT in src/map/scene/ink-material.ts, with a sharp edge in place of its soft one.
          const size = getPitchMm(45)
          const u = (x * Math.cos(angle) + y * Math.sin(angle)) / size
          const v = (y * Math.cos(angle) - x * Math.sin(angle)) / size
          const distance = Math.hypot(fract(u) - 0.5, fract(v) - 0.5)
          expect(createLattice(45)(x, y, tone)).toBe(distance < Math.sqrt(tone / Math.PI))
          expect(getDotRadius(tone)).toBe(computeDotRadius(tone))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('cover as much as the tone, also above 70 %, where the map’s close early [P6]', () => {
    for (const tone of [0.1, 0.3, 0.5, 0.7, 0.75, 0.8, 0.85, 0.9])
      expect(Math.abs(inked(tone) - tone)).toBeLessThan(0.005)
    expect(computeDotCoverage(computeDotRadius(0.9))).toBeGreaterThan(0.97)
    expect(computeDotCoverage(getDotRadius(0.9))).toBeCloseTo(0.9, 3)
  })
})

describe('the film', () => {
  it('carries the tone that grows into what is asked for [P5]', () => {
    for (let tone = 0; tone <= 1; tone += 0.01)
      expect(applyDotGain(compensateDotGain(tone))).toBeCloseTo(tone, 9)
    expect(compensateDotGain(0.5)).toBeCloseTo(0.325, 3)
    expect(applyDotGain(0.5)).toBeCloseTo(0.7, 9)
  })

  it('prints a wedge of greys within two points of each, from 8 to 88 % [P5]', () => {
    for (let tone = 0.08; tone <= 0.88; tone += 0.08) {
      const tile = { left: 0, top: 0, width: 40, height: 40, pxPerMm: 4 }
      const print = renderScreenTile({ tones: drawEvenPlane(20, 20, tone), widthMm: 20, ruling: 45 }, tile)
      const mean = print.reduce((sum, value) => sum + value, 0) / print.length / 255
      expect(Math.abs(mean - tone)).toBeLessThan(0.02)
    }
  })

  it('has no dots that fall out, and none whose holes close [P5]', () => {
    for (let tone = 0; tone <= 1; tone += 0.001) {
      const film = compensateDotGain(limitTone(tone))
      expect(film === 0 || film >= 0.04 - 1e-9).toBe(true)
      expect(limitTone(tone) <= 0.9 || limitTone(tone) === 1).toBe(true)
    }
  })
})

describe('a print', () => {
  it('is the same in tiles as in one piece, and begins in the middle', () => {
    const tones = drawEvenPlane(64, 64, 0)
    tones.values.forEach((_, index) => (tones.values[index] = (index % 64) / 64))
    const print = { tones, widthMm: 60, ruling: 45 } as const
    const whole = renderScreenTile(print, { left: 0, top: 0, width: 90, height: 90, pxPerMm: 1.5 })
    const tiles = splitIntoTiles(90, 90, 1.5, 32)
    expect(tiles[0]).toMatchObject({ left: 32, top: 32 })
    for (const tile of tiles) {
      const part = renderScreenTile(print, tile)
      for (let y = 0; y < tile.height; y++) {
        const from = (tile.top + y) * 90 + tile.left
        expect(part.slice(y * tile.width, (y + 1) * tile.width)).toEqual(whole.slice(from, from + tile.width))
      }
    }
    for (const ruling of RULINGS) expect(createLattice(ruling)(1, 1, 0)).toBe(false)
  })
})
