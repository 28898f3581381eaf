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

/** A mark that may be left out where the sheet is small on screen (zoom 0.3 and below). */
type Detail = { detail?: 'fine' }

/**
 * One step of making the plates. `fill` and `line` put ink on one plate, solid (tone 1) or screened; `knockOut` and
 * `knockOutStroke` clear what the named plates hold so far. Widths and dashes scale with the matrix; joins follow the caps.
 */
export type DrawCommand = Detail &
  (
    | {
        kind: 'fill'
        ink: Ink
        path: string
        tone: number | Ramp
        rule?: 'evenodd'
        matrix: Matrix
        clips?: Clip[]
      }
    | {
        kind: 'line'
        ink: Ink
        path: string
        width: number
        tone: number | Ramp
        cap: 'round' | 'butt'
        dash?: number[]
        matrix: Matrix
        clips?: Clip[]
      }
    | {
        kind: 'knockOut'
        inks: readonly Ink[]
        path: string
        rule?: 'evenodd'
        matrix: Matrix
        clips?: Clip[]
      }
    | {
        kind: 'knockOutStroke'
        inks: readonly Ink[]
        path: string
        width: number
        cap: 'round' | 'butt'
        matrix: Matrix
        clips?: Clip[]
      }
  )
