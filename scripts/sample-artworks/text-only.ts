import * as words from './word-outlines.ts'
import { png, svg, white, written } from './svg-pen.ts'

/** Nothing but words, from the title's size to what no shirt can carry. */
export function textOnly(): Promise<Buffer> {
  const small = (scale: number, y: number) =>
    written(words.CHUR_AT_NIGHT, 130, y, scale) +
    written(words.AFTER, 130 + 290 * scale, y, scale) +
    written(words.CLOSING_TIME, 130 + 550 * scale, y, scale)
  return png(
    svg(
      2400,
      1500,
      white(2400, 1500) +
        written(words.THE_PRINTER, 120, 380, 1.55) +
        written(words.MOVIE, 120, 820, 1.42) +
        small(1.1, 990) +
        small(0.55, 1100) +
        small(0.28, 1170) +
        small(0.16, 1220) +
        written(words.ATELIER_LARGE, 130, 1390, 0.5) +
        written(words.STEINBOCK_LARGE, 420, 1390, 0.5),
    ),
  )
}
