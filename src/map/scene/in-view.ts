import type { Box, Part } from './plates'

/** Skipping fewer indices than this costs more than drawing them. */
const GAP = 1500

export type DrawRange = { start: number; count: number; materialIndex?: number | undefined }

/**
 * Writes which ranges of a plate's indices lie within a view (sheet units), in order, with near ones joined. The list is
 * used again and again, and what it does not need goes to the spare ones, so that a frame allocates nothing once they
 * have grown.
 */
export function writeRanges(
  parts: readonly Part[],
  view: Box,
  ranges: DrawRange[],
  spare: DrawRange[] = [],
): void {
  let last: DrawRange | undefined
  let length = 0
  // By index: an iterator makes an object for each of the thousands of parts, 60 times a second.
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]
    if (part === undefined) continue
    const { start, count, box } = part
    if (box[0] > view[2] || box[2] < view[0] || box[1] > view[3] || box[3] < view[1]) continue
    if (last !== undefined && start - (last.start + last.count) < GAP) {
      last.count = start + count - last.start
      continue
    }
    last = ranges[length]
    if (last === undefined) {
      last = spare.pop() ?? { start, count, materialIndex: 0 }
      ranges.push(last)
    }
    last.start = start
    last.count = count
    length++
  }
  while (ranges.length > length) {
    const unused = ranges.pop()
    if (unused !== undefined) spare.push(unused)
  }
}
