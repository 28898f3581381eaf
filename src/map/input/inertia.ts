import type { Point } from '@/lib/point'

type Sample = Point & { at: number }

/** Older samples do not count: they tell nothing about how fast the drag ended. */
const MEMORY_MS = 160
/** Distance of a slide in px for each px per ms of speed, at a constant deceleration. */
const SLIDE_DISTANCE_MS = 325

export class DragInertia {
  private readonly samples: Sample[] = []

  add(point: Point, at: number): void {
    this.samples.push({ ...point, at })
  }

  /** Returns how far the sheet slides after a release, in screen px. It is 0 where the pointer paused before. */
  computeSlide(releasedAt: number): Point {
    const first = this.samples.find((sample) => releasedAt - sample.at <= MEMORY_MS)
    const last = this.samples.at(-1)
    if (first === undefined || last === undefined || last.at - first.at < 8) return { x: 0, y: 0 }
    const perMs = SLIDE_DISTANCE_MS / (last.at - first.at)
    return { x: (last.x - first.x) * perMs, y: (last.y - first.y) * perMs }
  }
}
