import type { Box, Part } from './plates'

/** Skipping fewer indices than this costs more than drawing them. */
const GAP = 1500

export type DrawRange = { start: number; count: number; materialIndex?: number | undefined }

/**
 * Writes which ranges of a plate's indices lie within a view (sheet units), in order, with near ones joined. The list is
 * used again and again, so that a frame allocates nothing once it has grown.
 */
export function writeRanges(parts: readonly Part[], view: Box, ranges: DrawRange[]): void {
  let last: DrawRange | undefined
  let length = 0
  for (const { start, count, box } of parts) {
    if (box[0] > view[2] || box[2] < view[0] || box[1] > view[3] || box[3] < view[1]) continue
    if (last !== undefined && start - (last.start + last.count) < GAP) {
      last.count = start + count - last.start
      continue
    }
    last = ranges[length]
    if (last === undefined) ranges.push((last = { start, count, materialIndex: 0 }))
    else Object.assign(last, { start, count })
    length++
  }
  ranges.length = length
}
