/** A place on a print, in mm. */
export type PrintPoint = { x: number; y: number }

/** The size of the cells that collect points. */
const CELL_MM = 4
/** Reported places are at least this far from each other. */
const MIN_DISTANCE_MM = 3 * CELL_MM
const MAX_POINTS = 3

/** Collects points of a print and finds where most of them are. */
export class PointClusters {
  private readonly cells = new Map<number, { x: number; y: number; count: number }>()

  /** Adds a point in mm. */
  add(x: number, y: number): void {
    const key = Math.floor(y / CELL_MM) * CELLS_PER_ROW + Math.floor(x / CELL_MM)
    const cell = this.cells.get(key)
    if (cell === undefined) this.cells.set(key, { x, y, count: 1 })
    else {
      cell.x += x
      cell.y += y
      cell.count++
    }
  }

  /** Returns the number of points in the fullest cell. */
  getMaxCount(): number {
    return Math.max(0, ...[...this.cells.values()].map(({ count }) => count))
  }

  /** Returns the means of the fullest cells in mm, the fullest first. */
  listLargest(): PrintPoint[] {
    const points: PrintPoint[] = []
    for (const { x, y, count } of [...this.cells.values()].toSorted((a, b) => b.count - a.count)) {
      const point = { x: x / count, y: y / count }
      const isNear = points.some(
        (other) => Math.hypot(other.x - point.x, other.y - point.y) < MIN_DISTANCE_MM,
      )
      if (!isNear) points.push(point)
      if (points.length === MAX_POINTS) break
    }
    return points
  }
}

/** More cells than any print has across. */
const CELLS_PER_ROW = 1000
