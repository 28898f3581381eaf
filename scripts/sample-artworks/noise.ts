import { createRandom } from '../../tests/support/seeded-random.ts'

/** Smooth noise (0..1): random values on a grid of `cell` pixels, interpolated. It repeats after 64 cells. */
export function createNoise(seed: number, cell: number): (x: number, y: number) => number {
  const side = 64
  const random = createRandom(seed)
  const values = Float32Array.from({ length: side * side }, random)
  const at = (column: number, row: number) => values[(row % side) * side + (column % side)] ?? 0
  return (x, y) => {
    const [u, v] = [x / cell, y / cell]
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [across, down] = [ease(u - column), ease(v - row)]
    const upper = at(column, row) * (1 - across) + at(column + 1, row) * across
    const lower = at(column, row + 1) * (1 - across) + at(column + 1, row + 1) * across
    return upper * (1 - down) + lower * down
  }
}

const ease = (part: number) => part * part * (3 - 2 * part)
