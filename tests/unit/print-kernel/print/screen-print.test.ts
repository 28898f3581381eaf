import { describe, expect, it } from 'vitest'
import { prepareArtwork } from '@print-kernel/tones/prepare-artwork'
import { createFilmPositive } from '@print-kernel/film-positive/film-positive'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { createScreenPrint } from '@print-kernel/print/screen-print'
import { drawImage } from '../draw-image'

const grey = (value: number) => [value, value, value] as const
/** A print of 60 mm, of seven pixels a mm, as a picture of 2,048 pixels has them on 28 cm. */
const SPEC = { ...DEFAULT_PRINT_SPEC, width: 60 }
const PER_MM = 7
const FILM_PER_MM = 600 / 25.4

/** A disc of 20 mm on paper, its edge three pixels soft, between the print's corners. */
const disc = drawImage(60 * PER_MM, 60 * PER_MM, (x, y) => {
  if ((x < 10 && y < 10) || (x > 410 && y > 410)) return grey(0)
  const edge = Math.hypot(x - 30 * PER_MM, y - 30 * PER_MM) - 20 * PER_MM
  return grey(255 * Math.min(1, Math.max(0, edge / 3 + 0.5)))
})

describe('a print', () => {
  it('of line art has edges that are cut, not screened: none of its film is more than 0.06 mm off', () => {
    const film = createFilmPositive(createScreenPrint(prepareArtwork(disc, SPEC), SPEC))
    let off = 0
    for (let y = 0; y < film.height; y++) {
      const bits = film.renderRows(y, 1)
      for (let x = 0; x < film.width; x++) {
        const edge = Math.hypot(x / FILM_PER_MM - 30, y / FILM_PER_MM - 30) - 20
        const isInked = ((bits[x >> 3] ?? 0) & (128 >> (x & 7))) === 0
        if (Math.abs(edge) < 9 && Math.abs(edge) > 0.06 && isInked !== edge < 0) off++
      }
    }
    expect(off).toBe(0)
  })

  it('of what has tones has all of them', () => {
    const drawing = drawImage(300, 300, (x, y) => grey(x > 50 && x < 250 && y > 50 && y < 250 ? x : 255))
    const artwork = prepareArtwork(drawing, SPEC)
    expect(createScreenPrint(artwork, SPEC).tones).toBe(artwork.tones)
  })

  it('of hairs that are nowhere half ink keeps their dots', () => {
    const hairs = drawImage(300, 300, (x, y) =>
      grey(x < 60 && y < 60 ? 0 : Math.floor(x) % 20 === 10 ? 200 : 255),
    )
    const artwork = prepareArtwork(hairs, SPEC)
    const at = 150 * artwork.tones.width + 110
    expect(artwork.tones.values[at]).toBeGreaterThan(0.1)
    expect(createScreenPrint(artwork, SPEC).tones.values[at]).toBe(artwork.tones.values[at])
  })

  it('keeps the dots of a hair at its one side where solid ink reaches the other', () => {
    const hair = drawImage(300, 300, (x) => grey(x > 280 ? 0 : x < 1 ? 205 : 255))
    const artwork = prepareArtwork(hair, SPEC)
    const at = 150 * artwork.tones.width
    expect(artwork.inkBounds.left).toBe(0)
    expect(artwork.tones.values[at]).toBeGreaterThan(0.1)
    expect(createScreenPrint(artwork, SPEC).tones.values[at]).toBe(artwork.tones.values[at])
  })
})
