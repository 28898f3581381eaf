import { type Ink, INKS } from '@contract/inks'
import type { Clip, DrawCommand, Matrix, Ramp } from './draw-command'

type KnockOutOptions = { inks?: readonly Ink[]; rule?: 'evenodd' }
type Stroke = { tone?: number | Ramp; cap?: 'round' | 'butt'; dash?: number[] }
type DrawingState = { matrix: Matrix; clips?: Clip[]; detail?: 'fine' }

/**
 * Records draw commands. `at`, `clip` and `fine` return a painter that changes what follows
 * and adds to the same list.
 */
export class Painter {
  readonly marks: DrawCommand[]
  private readonly state: DrawingState

  constructor(marks: DrawCommand[] = [], state: DrawingState = { matrix: [1, 0, 0, 1, 0, 0] }) {
    this.marks = marks
    this.state = state
  }

  /** Returns a painter that moves, then turns (radians), then scales what it draws. */
  at(x: number, y: number, scale = 1, rotation = 0): Painter {
    const cos = Math.cos(rotation) * scale
    const sin = Math.sin(rotation) * scale
    return new Painter(this.marks, {
      ...this.state,
      matrix: multiply(this.state.matrix, [cos, sin, -sin, cos, x, y]),
    })
  }

  clip(path: string, rule?: 'evenodd'): Painter {
    const clip: Clip = { path, matrix: this.state.matrix, ...(rule && { rule }) }
    return new Painter(this.marks, { ...this.state, clips: [...(this.state.clips ?? []), clip] })
  }

  fine(): Painter {
    return new Painter(this.marks, { ...this.state, detail: 'fine' })
  }

  fill(ink: Ink, path: string, tone: number | Ramp = 1, rule?: 'evenodd'): this {
    this.marks.push({ kind: 'fill', ink, path, tone, ...(rule && { rule }), ...this.state })
    return this
  }

  line(ink: Ink, path: string, width: number, { tone = 1, cap = 'round', dash }: Stroke = {}): this {
    this.marks.push({ kind: 'line', ink, path, width, tone, cap, ...(dash && { dash }), ...this.state })
    return this
  }

  knockOut(path: string, { inks = INKS, rule }: KnockOutOptions = {}): this {
    this.marks.push({ kind: 'knockOut', inks, path, ...(rule && { rule }), ...this.state })
    return this
  }

  /** Prints one ink and erases all inks below it. */
  cover(ink: Ink, path: string, tone?: number | Ramp): this {
    return this.knockOut(path).fill(ink, path, tone)
  }

  knockOutStroke(
    path: string,
    width: number,
    inks: readonly Ink[] = INKS,
    cap: 'round' | 'butt' = 'round',
  ): this {
    this.marks.push({ kind: 'knockOutStroke', inks, path, width, cap, ...this.state })
    return this
  }
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** A tone that changes along the line between two points. */
export function createLinearRamp(
  from: [number, number],
  to: [number, number],
  ...stops: [offset: number, tone: number][]
): Ramp {
  return { kind: 'linear', from, to, stops }
}

/** A tone that changes with the distance from a centre, from the first radius to the second. */
export function createRadialRamp(
  centre: [number, number],
  radius: [number, number],
  ...stops: [offset: number, tone: number][]
): Ramp {
  return { kind: 'radial', centre, radius, stops }
}
