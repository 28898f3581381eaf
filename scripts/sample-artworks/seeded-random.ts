/** Returns numbers from 0 to 1 that are the same in each run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

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
