import * as words from './word-outlines.ts'
import { renderPng, wrapInSvg, paintWhite, writeWord } from './svg-pen.ts'

/** Only words, from the size of a title to sizes that no shirt can hold. */
export function drawTextOnly(): Promise<Buffer> {
  const small = (scale: number, y: number) =>
    writeWord(words.CHUR_AT_NIGHT, 130, y, scale) +
    writeWord(words.AFTER, 130 + 290 * scale, y, scale) +
    writeWord(words.CLOSING_TIME, 130 + 550 * scale, y, scale)
  return renderPng(
    wrapInSvg(
      2400,
      1500,
      paintWhite(2400, 1500) +
        writeWord(words.THE_PRINTER, 120, 380, 1.55) +
        writeWord(words.MOVIE, 120, 820, 1.42) +
        small(1.1, 990) +
        small(0.55, 1100) +
        small(0.28, 1170) +
        small(0.16, 1220) +
        writeWord(words.ATELIER_LARGE, 130, 1390, 0.5) +
        writeWord(words.STEINBOCK_LARGE, 420, 1390, 0.5),
    ),
  )
}
