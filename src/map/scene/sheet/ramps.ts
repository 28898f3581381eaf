import type { Matrix, Ramp } from '../../artwork/draw-command'

export const RAMP_SAMPLES = 64
/** The row of the ramp table that a tone is read from: linear ramps count up from 0, radial ones down from -2. */
export const CONSTANT_ROW = -1
export const FIRST_RADIAL_ROW = -2

export type ToneSampler = (x: number, y: number) => [u: number, v: number, row: number]

export type Ramps = { bytes: Uint8Array<ArrayBuffer>; height: number }

export class RampTable {
  private readonly rows = new Map<string, number>()
  private readonly bytes: number[] = []

  get height(): number {
    return Math.max(1, this.rows.size)
  }

  compileTone(tone: number | Ramp, matrix: Matrix): ToneSampler {
    if (typeof tone === 'number') return () => [tone, 0, CONSTANT_ROW]
    const toLocal = invertMatrix(matrix)
    if (tone.kind === 'linear') {
      const row = this.addRow(tone.stops)
      const [[x0, y0], [x1, y1]] = [tone.from, tone.to]
      const length2 = (x1 - x0) ** 2 + (y1 - y0) ** 2 || 1
      return (x, y) => {
        const [lx, ly] = toLocal(x, y)
        return [((lx - x0) * (x1 - x0) + (ly - y0) * (y1 - y0)) / length2, 0, row]
      }
    }
    const [inner, outer] = tone.radius
    const row = this.addRow(
      tone.stops.map(([offset, value]) => [(inner + offset * (outer - inner)) / outer, value]),
    )
    const [cx, cy] = tone.centre
    return (x, y) => {
      const [lx, ly] = toLocal(x, y)
      return [(lx - cx) / outer, (ly - cy) / outer, FIRST_RADIAL_ROW - row]
    }
  }

  toBytes(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.bytes.length > 0 ? this.bytes : Array.from({ length: RAMP_SAMPLES }, () => 0))
  }

  private addRow(stops: [offset: number, tone: number][]): number {
    const key = JSON.stringify(stops)
    const existingRow = this.rows.get(key)
    if (existingRow !== undefined) return existingRow
    const row = this.rows.size
    this.rows.set(key, row)
    for (let i = 0; i < RAMP_SAMPLES; i++)
      this.bytes.push(Math.round(interpolateStops(stops, i / (RAMP_SAMPLES - 1)) * 255))
    return row
  }
}

/** Returns the tone at an offset between stops, which are in order. */
export function interpolateStops(stops: [offset: number, tone: number][], at: number): number {
  let before = stops[0] ?? [0, 0]
  for (const stop of stops) {
    if (stop[0] >= at) {
      const span = stop[0] - before[0]
      return span <= 0 ? stop[1] : before[1] + ((stop[1] - before[1]) * (at - before[0])) / span
    }
    before = stop
  }
  return before[1]
}

function invertMatrix([a, b, c, d, e, f]: Matrix): (x: number, y: number) => [number, number] {
  const determinant = a * d - b * c
  return (x, y) => [(d * (x - e) - c * (y - f)) / determinant, (-b * (x - e) + a * (y - f)) / determinant]
}
