import { describe, expect, it } from 'vitest'
import { prepare } from '@print-kernel/print-analysis'
import { filmPlate } from '@print-kernel/film-positive'
import { FIRST_JOB } from '@contract/custom-print/print-spec'
import { printOf } from '@print-kernel/screen-print'
import { draw } from './draw-image'

const grey = (value: number) => [value, value, value] as const
/** A print of 60 mm, of seven pixels a mm, as a picture of 2,048 pixels has them on 28 cm. */
const JOB = { ...FIRST_JOB, width: 60 }
const PER_MM = 7
const FILM_PER_MM = 600 / 25.4

/** A disc of 20 mm on paper, its edge three pixels soft, between the print's corners. */
const disc = draw(60 * PER_MM, 60 * PER_MM, (x, y) => {
  if ((x < 10 && y < 10) || (x > 410 && y > 410)) return grey(0)
  const edge = Math.hypot(x - 30 * PER_MM, y - 30 * PER_MM) - 20 * PER_MM
  return grey(255 * Math.min(1, Math.max(0, edge / 3 + 0.5)))
})

describe('a print', () => {
  it('of line art has edges that are cut, not screened: none of its film is more than 0.06 mm off', () => {
    const film = filmPlate(printOf(prepare(disc, JOB), JOB))
    let off = 0
    for (let y = 0; y < film.height; y++) {
      const bits = film.rows(y, 1)
      for (let x = 0; x < film.width; x++) {
        const edge = Math.hypot(x / FILM_PER_MM - 30, y / FILM_PER_MM - 30) - 20
        const isInked = ((bits[x >> 3] ?? 0) & (128 >> (x & 7))) === 0
        if (Math.abs(edge) < 9 && Math.abs(edge) > 0.06 && isInked !== edge < 0) off++
      }
    }
    expect(off).toBe(0)
  })

  it('of what has tones has all of them', () => {
    const drawing = draw(300, 300, (x, y) => grey(x > 50 && x < 250 && y > 50 && y < 250 ? x : 255))
    const original = prepare(drawing, JOB)
    expect(printOf(original, JOB).tones).toBe(original.tones)
  })

  it('of hairs that are nowhere half ink keeps their dots', () => {
    const hairs = draw(300, 300, (x, y) => grey(x < 60 && y < 60 ? 0 : Math.floor(x) % 20 === 10 ? 200 : 255))
    const original = prepare(hairs, JOB)
    const at = 150 * original.tones.width + 110
    expect(original.tones.values[at]).toBeGreaterThan(0.1)
    expect(printOf(original, JOB).tones.values[at]).toBe(original.tones.values[at])
  })

  it('keeps the dots of a hair at its one side where solid ink reaches the other', () => {
    const hair = draw(300, 300, (x) => grey(x > 280 ? 0 : x < 1 ? 205 : 255))
    const original = prepare(hair, JOB)
    const at = 150 * original.tones.width
    expect(original.box.left).toBe(0)
    expect(original.tones.values[at]).toBeGreaterThan(0.1)
    expect(printOf(original, JOB).tones.values[at]).toBe(original.tones.values[at])
  })
})
