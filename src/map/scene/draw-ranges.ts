import { type Bounds, doBoundsOverlap } from './sheet/bounds'
import type { PlatePart } from './sheet/plates'

/** Ranges that are fewer indices apart are drawn as one: a further draw call costs more than those triangles. */
const MAX_GAP = 1500

export type DrawRange = { start: number; count: number; materialIndex?: number | undefined }

/**
 * Writes the index ranges of a plate that are in view (sheet units).
 * It reuses range objects, so that a frame allocates none.
 */
export function writeRanges(
  parts: readonly PlatePart[],
  view: Bounds,
  ranges: DrawRange[],
  unusedRanges: DrawRange[] = [],
): void {
  let last: DrawRange | undefined
  let length = 0
  // A loop by index: an iterator would allocate an object for each of thousands of parts, 60 times a second.
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]
    if (part === undefined) continue
    const { start, count, bounds } = part
    if (!doBoundsOverlap(bounds, view)) continue
    if (last !== undefined && start - (last.start + last.count) < MAX_GAP) {
      last.count = start + count - last.start
      continue
    }
    last = ranges[length]
    if (last === undefined) {
      last = unusedRanges.pop() ?? { start, count, materialIndex: 0 }
      ranges.push(last)
    }
    last.start = start
    last.count = count
    length++
  }
  while (ranges.length > length) {
    const unused = ranges.pop()
    if (unused !== undefined) unusedRanges.push(unused)
  }
}
