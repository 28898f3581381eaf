import type { Ink } from '@contract/inks'

/**
 * A matrix in the order of a canvas, from a mark's own units to sheet units:
 * x' = a x + c y + e, y' = b x + d y + f.
 */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

/** A tone (0..1) that changes across a shape. Points and radii are in the mark's own units, before its matrix. */
export type Ramp =
  | { kind: 'linear'; from: [number, number]; to: [number, number]; stops: [offset: number, tone: number][] }
  | {
      kind: 'radial'
      centre: [number, number]
      radius: [number, number]
      stops: [offset: number, tone: number][]
    }

/**
 * Clips a mark to a path. A mark with several clips shows only where all of them overlap.
 * The matrix is the clip's own.
 */
export type Clip = { path: string; rule?: 'evenodd'; matrix: Matrix }

type Mark = {
  path: string
  matrix: Matrix
  clips?: Clip[]
  /** 'fine' marks are left out where the sheet is small on screen (zoom 0.3 and below). */
  detail?: 'fine'
}

type Stroke = { width: number; cap: 'round' | 'butt' }

/**
 * One command of a drawing. `fill` and `line` print on one plate, solid (tone 1) or screened; `knockOut` and
 * `knockOutStroke` erase what the named plates hold so far. Widths and dashes scale with the matrix; joins are
 * round with round caps and mitred with butt caps.
 */
export type DrawCommand = Mark &
  (
    | { kind: 'fill'; ink: Ink; tone: number | Ramp; rule?: 'evenodd' }
    | ({ kind: 'line'; ink: Ink; tone: number | Ramp; dash?: number[] } & Stroke)
    | { kind: 'knockOut'; inks: readonly Ink[]; rule?: 'evenodd' }
    | ({ kind: 'knockOutStroke'; inks: readonly Ink[] } & Stroke)
  )
