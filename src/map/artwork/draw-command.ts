import type { Ink } from '@contract/print'

/** Canvas order: x' = a x + c y + e, y' = b x + d y + f. Takes a mark's own units to sheet units. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

/** A tone (0..1) that changes over a shape; points and radii are in the mark's own units, before its matrix. */
export type Ramp =
  | { kind: 'linear'; from: [number, number]; to: [number, number]; stops: [offset: number, tone: number][] }
  | {
      kind: 'radial'
      centre: [number, number]
      radius: [number, number]
      stops: [offset: number, tone: number][]
    }

/** Confines a mark to a path; several clips intersect. The matrix is the clip's own. */
export type Clip = { path: string; rule?: 'evenodd'; matrix: Matrix }

type Mark = {
  path: string
  matrix: Matrix
  clips?: Clip[]
  /** It may be left out where the sheet is small on screen (zoom 0.3 and below). */
  detail?: 'fine'
}

type Stroke = { width: number; cap: 'round' | 'butt' }

/**
 * One step of making the plates. `fill` and `line` put ink on one plate, solid (tone 1) or screened; `knockOut` and
 * `knockOutStroke` clear what the named plates hold so far. Widths and dashes scale with the matrix; joins follow the caps.
 */
export type DrawCommand = Mark &
  (
    | { kind: 'fill'; ink: Ink; tone: number | Ramp; rule?: 'evenodd' }
    | ({ kind: 'line'; ink: Ink; tone: number | Ramp; dash?: number[] } & Stroke)
    | { kind: 'knockOut'; inks: readonly Ink[]; rule?: 'evenodd' }
    | ({ kind: 'knockOutStroke'; inks: readonly Ink[] } & Stroke)
  )
