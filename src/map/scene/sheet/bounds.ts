export type Bounds = [left: number, top: number, right: number, bottom: number]

/** Returns the bounds of points x, y, x, y, … in their unit. */
export function getBounds(points: number[]): Bounds {
  const bounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0]
    bounds[0] = Math.min(bounds[0], x)
    bounds[1] = Math.min(bounds[1], y)
    bounds[2] = Math.max(bounds[2], x)
    bounds[3] = Math.max(bounds[3], y)
  }
  return bounds
}

/** Whether two bounds overlap or are nearer to each other than `distance`. */
export const doBoundsOverlap = (a: Bounds, b: Bounds, distance = 0): boolean =>
  a[0] < b[2] + distance && b[0] < a[2] + distance && a[1] < b[3] + distance && b[1] < a[3] + distance
