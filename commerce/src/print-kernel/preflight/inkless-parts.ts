import { MIN_PRINTABLE_TONE } from '../dot-gain'
import type { Plane } from '../image'
import type { ToneAnalysis } from '../tones/tone-analysis'

/** Parts are looked for in cells: about as many lie across the artwork. */
const CELLS_ACROSS = 512
/** A lighter tone than this stays without ink, however it is darkened. */
const MAX_INKLESS_TONE = 0.01

const [NOTHING, PALE, INKED] = [0, 1, 2]

/**
 * Finds the parts of transparent artwork that are too light for ink and end in nothing: on a shirt nobody sees them.
 * White that ink surrounds is seen, as cotton. Returns their middles in pixels, evenly spread, and their share of the
 * artwork (0..1).
 */
export function findInklessParts({ tones, alpha }: Pick<ToneAnalysis, 'tones' | 'alpha'>): {
  share: number
  places: { x: number; y: number }[]
} {
  if (alpha === undefined) return { share: 0, places: [] }
  const size = Math.max(1, Math.floor(tones.width / CELLS_ACROSS))
  const width = Math.ceil(tones.width / size)
  const cells = classifyCells(tones, alpha, size, width)
  const visible = cells.reduce((sum, cell) => sum + (cell === NOTHING ? 0 : 1), 0)
  const lost = listPaleBesideNothing(cells, width)
  return {
    share: visible === 0 ? 0 : lost.length / visible,
    places: lost.map((cell) => ({
      x: ((cell % width) + 0.5) * size,
      y: (Math.floor(cell / width) + 0.5) * size,
    })),
  }
}

/** A cell with any ink has ink, so that the thinnest outline surrounds what is white within. */
function classifyCells(tones: Plane, alpha: Plane, size: number, width: number): Uint8Array {
  const cells = new Uint8Array(width * Math.ceil(tones.height / size))
  for (let y = 0, index = 0; y < tones.height; y++) {
    const row = Math.floor(y / size) * width
    for (let x = 0; x < tones.width; x++, index++) {
      if ((alpha.values[index] ?? 0) < 0.5) continue
      const tone = tones.values[index] ?? 0
      const cell = row + Math.floor(x / size)
      if (tone >= MIN_PRINTABLE_TONE) cells[cell] = INKED
      else if (tone <= MAX_INKLESS_TONE && cells[cell] === NOTHING) cells[cell] = PALE
    }
  }
  return cells
}

/** Returns the pale cells that are connected with nothing, or with the edge of the artwork. */
function listPaleBesideNothing(cells: Uint8Array, width: number): number[] {
  const paleCells = new Set<number>()
  const getNeighbours = (cell: number) => {
    const column = cell % width
    return [column > 0 ? cell - 1 : -1, column < width - 1 ? cell + 1 : -1, cell - width, cell + width]
  }
  for (const [cell, kind] of cells.entries()) {
    if (kind === PALE && getNeighbours(cell).some((other) => (cells[other] ?? NOTHING) === NOTHING))
      paleCells.add(cell)
  }
  for (const cell of paleCells)
    for (const other of getNeighbours(cell)) if (cells[other] === PALE) paleCells.add(other)
  return [...paleCells]
}
