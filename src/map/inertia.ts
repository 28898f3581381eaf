import type { Point } from '@/sections/registry'

type Sample = Point & { at: number }

/** What happened longer ago than this says nothing about how a drag was let go, in ms. */
const MEMORY_MS = 160
/** How long the sheet would slide on, in ms, if it lost speed at a constant rate. */
const SLIDE_MS = 325

/** Remembers one drag and goes by its last moments; points in screen px, times in ms. */
export class DragMemory {
  private readonly samples: Sample[] = []

  add(point: Point, at: number): void {
    this.samples.push({ ...point, at })
  }

  /** How far the sheet slides on after being let go at a time, in screen px; nothing after a pause. */
  slide(at: number): Point {
    const first = this.samples.find((sample) => at - sample.at <= MEMORY_MS)
    const last = this.samples.at(-1)
    if (first === undefined || last === undefined || last.at - first.at < 8) return { x: 0, y: 0 }
    const perMs = SLIDE_MS / (last.at - first.at)
    return { x: (last.x - first.x) * perMs, y: (last.y - first.y) * perMs }
  }
}
