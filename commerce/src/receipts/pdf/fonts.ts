import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import { memoise } from '../../lib/async'
import { decodeWoff } from './decode-woff'

export type FontFace = 'title' | 'text' | 'strong'

/** A font that has some of the characters of its family. */
export type FontSubset = {
  /** Its name in the PDF, such as 'noto-sans-greek-400'. */
  name: string
  data: Buffer
  font: Font
}

/** Finds the subset of a family that has all these code points, and reads its file if no text needed it before. */
type FontFamily = (codePoints: readonly number[]) => FontSubset | undefined

/** Each face in the shop's own font. */
const FACES: Record<FontFace, FontFamily> = {
  title: createFontFamily(require.resolve('@fontsource/besley/unicode.json'), 800),
  text: createFontFamily(require.resolve('@fontsource/hanken-grotesk/unicode.json'), 400),
  strong: createFontFamily(require.resolve('@fontsource/hanken-grotesk/unicode.json'), 700),
}

/** These fonts are tried, in this order, for letters that the shop's own fonts have not got. */
const FALLBACKS = [
  require.resolve('@fontsource/noto-sans/unicode.json'),
  require.resolve('@fontsource/noto-sans-arabic/unicode.json'),
  require.resolve('@fontsource/noto-sans-hebrew/unicode.json'),
  require.resolve('@fontsource/noto-sans-thai/unicode.json'),
  // Before the Korean font, which has fewer Chinese characters.
  require.resolve('@fontsource/noto-sans-sc/unicode.json'),
  require.resolve('@fontsource/noto-sans-kr/unicode.json'),
  require.resolve('@fontsource/noto-sans-symbols/unicode.json'),
  require.resolve('@fontsource/noto-sans-symbols-2/unicode.json'),
].map((rangesFile) => createFontFamily(rangesFile, 400))

const SPACE = 0x20

/** Joiners shape the letters beside them and are not drawn, so no font needs them. */
const JOINER = /[\u200c\u200d]/u

/** Returns the subset that has the space and the digits, on whose baseline a line stands. */
export function getBaseFont(face: FontFace): FontSubset {
  const base = FACES[face]([SPACE])
  if (base === undefined) throw new Error(`The font of ${face} has no space`)
  return base
}

/**
 * Returns a font for each cluster, undefined where none has it. All are of the first family that has all of them, so
 * that a word is drawn in one font if it can be.
 */
export function findFonts(clusters: readonly string[], face: FontFace): (FontSubset | undefined)[] {
  const letters = clusters.map((cluster) =>
    [...cluster].filter((letter) => !JOINER.test(letter)).map((letter) => letter.codePointAt(0) ?? 0),
  )
  const found: (FontSubset | undefined)[] = letters.map(() => undefined)
  for (const family of [FACES[face], ...FALLBACKS]) {
    const fonts = letters.map((codePoints) => family(codePoints))
    if (fonts.every(Boolean)) return fonts
    fonts.forEach((font, index) => (found[index] ??= font))
  }
  return found
}

function createFontFamily(rangesFile: string, weight: number): FontFamily {
  const readSubsets = memoise(() =>
    Object.entries(JSON.parse(readFileSync(rangesFile, 'utf8')) as Record<string, string>).map(
      ([key, ranges]) => ({
        ranges: parseRanges(ranges),
        // Subsets of fonts with very many characters are numbered, as '[4]'.
        read: memoise(() => readSubset(rangesFile, `${key.replaceAll(/[[\]]/g, '')}-${weight}`)),
      }),
    ),
  )
  return (codePoints) => {
    for (const { ranges, read } of readSubsets()) {
      const isInRanges = (codePoint: number) =>
        ranges.some(([min, max]) => codePoint >= min && codePoint <= max)
      // The ranges say which file to read, and name a few characters that it has not got.
      if (!codePoints.every(isInRanges)) continue
      const subset = read()
      if (codePoints.every((codePoint) => subset.font.hasGlyphForCodePoint(codePoint))) return subset
    }
    return undefined
  }
}

/** Parses 'U+0301,U+0400-045F'. */
function parseRanges(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [min = '', max = min] = range.replace('U+', '').split('-')
    return [Number.parseInt(min, 16), Number.parseInt(max, 16)]
  })
}

function readSubset(rangesFile: string, subset: string): FontSubset {
  const folder = dirname(rangesFile)
  const name = `${folder.split(/[/\\]/).at(-1)}-${subset}`
  const data = decodeWoff(join(folder, 'files', `${name}-normal.woff`))
  return { name, data, font: create(data) as Font }
}
