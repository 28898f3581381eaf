import createBidi from 'bidi-js'
import { memoise } from '../../lib/async'
import { cleanText, SUBSTITUTE } from './clean-text'
import { findFonts, type FontFace, type FontSubset } from './fonts'

/** Letters of one font and one direction, which are shaped together. */
type Run = FontLetter & { widthPt: number }

/** A word with the white space after it, which stay on one line. Its runs are in logical order. */
type Chunk = Run[]

type PlacedRun = {
  text: string
  font: FontSubset
  /** From the left end of the line. */
  xPt: number
  widthPt: number
}

/** The runs of a line as they are drawn, from left to right. */
export type TextLine = { runs: PlacedRun[]; widthPt: number }

export type TextStyle = { face: FontFace; sizePt: number; widthPt: number }

const getBidi = memoise(createBidi)
const getGraphemes = memoise(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))
const getWords = memoise(() => new Intl.Segmenter('en', { granularity: 'word' }))

/** A line may end after these. */
const BREAK_AFTER = /[ \-\u2010\u2013\u2014/]$/u

/** A line may end between words of scripts that write no spaces, or after their punctuation. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\u3001-\u303f\uff01-\uff0f]$/u

/** Letters that fontkit lays from right to left by itself. */
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u

/** More letters than a line can hold. */
const MAX_LETTERS = 400

/**
 * Lays out a text in lines that are no wider than the style says: each word in the first font that has its letters,
 * in the order of the Unicode bidirectional algorithm (UAX 9), and broken inside a word only if that is wider than a
 * line. A letter that no font has becomes SUBSTITUTE. A text of which nothing is seen has no lines.
 */
export function layOutText(text: string, style: TextStyle): TextLine[] {
  const clean = cleanText(text)
  const letters = chooseFonts(splitIntoLetters(clean), style.face)
  const lines: Chunk[][] = []
  let widthPt = 0
  for (const chunk of splitAtBreaks(clean, letters).flatMap((word) => fitChunks(word, style))) {
    if (lines.length === 0 || widthPt + measure(trimEnd(chunk)) > style.widthPt) {
      lines.push([])
      widthPt = 0
    }
    lines.at(-1)?.push(chunk)
    widthPt += measure(chunk)
  }
  return lines.map((chunks) => placeRuns(trimEnd(chunks.flat())))
}

/** A cluster as it is drawn, its bidirectional level and where it begins in the text, in UTF-16 units. */
type Letter = { text: string; level: number; at: number }

type FontLetter = Letter & { font: FontSubset }

function splitIntoLetters(text: string): Letter[] {
  const { levels } = getBidi().getEmbeddingLevels(text, 'auto')
  return Array.from(getGraphemes().segment(text), ({ segment, index }) => {
    const level = levels[index] ?? 0
    return { text: toDrawnForm(segment, level), level, at: index }
  })
}

/**
 * Returns a cluster as fontkit needs it: brackets turned where text runs from right to left, and the Thai vowel am
 * taken apart, whose ring belongs below a tone mark.
 */
function toDrawnForm(cluster: string, level: number): string {
  const mirrored = level % 2 === 1 ? getBidi().getMirroredCharacter(cluster) : null
  return mirrored ?? cluster.replace(/([\u0e48-\u0e4b]*)\u0e33/u, '\u0e4d$1\u0e32')
}

/** A letter that no font has is drawn in its compatible form, as 1 for a 1 in a circle, or else as the substitute. */
function chooseFonts(letters: readonly Letter[], face: FontFace): FontLetter[] {
  return groupBy(letters, isSpace).flatMap((word) => {
    const texts = word.map(({ text }) => text)
    const fonts = findFonts(texts, face)
    return word.map((letter, index) => {
      const font = fonts[index]
      if (font !== undefined) return { ...letter, font }
      const text = letter.text.normalize('NFKC')
      const [plainFont] = findFonts([text], face)
      return plainFont === undefined ? toSubstitute(letter) : { ...letter, text, font: plainFont }
    })
  })
}

function toSubstitute<T extends Letter>(letter: T): T & FontLetter {
  const [font] = findFonts([SUBSTITUTE], 'text')
  if (font === undefined) throw new Error('No font has the substitute')
  return { ...letter, text: SUBSTITUTE, font }
}

/** Splits letters where a line may end. White space stays with the word before it. */
function splitAtBreaks(text: string, letters: readonly FontLetter[]): FontLetter[][] {
  const starts = new Set<number>()
  for (const { index, segment, isWordLike = false } of getWords().segment(text)) {
    const before = text.slice(Math.max(0, index - 2), index)
    if (segment.startsWith(' ')) continue
    if (BREAK_AFTER.test(before) || (isWordLike && UNSPACED.test(before))) starts.add(index)
  }
  let word = 0
  return groupBy(letters, ({ at }) => (starts.has(at) ? ++word : word))
}

/** Returns a word as a chunk, or as several if it is wider than a line. */
function fitChunks(word: readonly FontLetter[], style: TextStyle): Chunk[] {
  const whole = shapeLetters(word, style)
  if (measure(trimEnd(whole)) <= style.widthPt) return [whole]
  const chunks: Chunk[] = []
  for (let start = 0; start < word.length;) {
    const { count, chunk } = fitLetters(word.slice(start, start + MAX_LETTERS), style)
    chunks.push(chunk)
    start += count
  }
  return chunks
}

/** Returns the runs of as many letters as fit on a line. If not even one fits, the substitute is drawn for it. */
function fitLetters(letters: readonly FontLetter[], style: TextStyle): { count: number; chunk: Chunk } {
  let fitting = { count: 1, chunk: shapeLetters(letters.slice(0, 1).map(toSubstitute), style) }
  let [min, max] = [1, letters.length]
  while (min <= max) {
    const count = Math.floor((min + max) / 2)
    const chunk = shapeLetters(letters.slice(0, count), style)
    const fits = measure(trimEnd(chunk)) <= style.widthPt
    if (fits) fitting = { count, chunk }
    if (fits) min = count + 1
    else max = count - 1
  }
  return fitting
}

/** Returns letters as runs, in logical order. */
function shapeLetters(letters: readonly FontLetter[], style: TextStyle): Run[] {
  return groupBy(letters, (letter) => `${letter.level} ${isSpace(letter)} ${letter.font.name}`)
    .flatMap(joinByDirection)
    .flatMap((run) => shapeRun(run, style))
}

/**
 * Joins letters that fontkit lays in the direction of their level: those of scripts from right to left at odd levels,
 * all others at even ones. Letters that run against their level, as Persian digits or brackets in Hebrew, stay single.
 */
function joinByDirection(letters: readonly FontLetter[]): FontLetter[] {
  const [first] = letters
  if (first === undefined) return []
  const text = letters.map((letter) => letter.text).join('')
  return (first.level % 2 === 1) === RIGHT_TO_LEFT.test(text) ? [{ ...first, text }] : [...letters]
}

/** Shapes a run. One that its font cannot draw is tried letter by letter; what is left is a substitute. */
function shapeRun(run: FontLetter, style: TextStyle): Run[] {
  const advanceEm = computeAdvance(run.text, run.font)
  if (advanceEm !== undefined) return [{ ...run, widthPt: advanceEm * style.sizePt }]
  const letters = Array.from(getGraphemes().segment(run.text), ({ segment }) => ({ ...run, text: segment }))
  return (letters.length > 1 ? letters : [toSubstitute(run)]).flatMap((letter) => shapeRun(letter, style))
}

/** Returns the width of a shaped text; undefined if the font lacks a glyph that shaping it needs. */
function computeAdvance(text: string, { font }: FontSubset): number | undefined {
  try {
    const { glyphs, advanceWidth } = font.layout(text)
    return glyphs.some(({ id }) => id === 0) ? undefined : advanceWidth / font.unitsPerEm
  } catch {
    // fontkit 2.0.4 throws where a glyph has no anchor for a mark, as \u06a2 in the Arabic font.
    return undefined
  }
}

/** Splits a list where the key changes from one to the next. */
function groupBy<T>(items: readonly T[], toKey: (item: T) => unknown): T[][] {
  const groups: T[][] = []
  let last: unknown
  for (const item of items) {
    const key = toKey(item)
    const group = groups.at(-1)
    if (group !== undefined && key === last) group.push(item)
    else groups.push([item])
    last = key
  }
  return groups
}

function isSpace({ text }: Pick<Letter, 'text'>): boolean {
  return text.trim() === ''
}

function measure(runs: readonly Run[]): number {
  return runs.reduce((sum, { widthPt }) => sum + widthPt, 0)
}

function trimEnd(runs: readonly Run[]): Run[] {
  return runs.slice(0, runs.findLastIndex((run) => !isSpace(run)) + 1)
}

/** Places the runs of a line from left to right (UAX 9, rule L2). */
function placeRuns(runs: readonly Run[]): TextLine {
  const ordered = [...runs]
  const levels = runs.map(({ level }) => level)
  for (let level = Math.max(...levels); level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = Math.max(start, end - 1)
    }
  }
  let xPt = 0
  const placed = ordered.map(({ text, font, widthPt }) => {
    const run = { text, font, xPt, widthPt }
    xPt += widthPt
    return run
  })
  return { runs: placed, widthPt: xPt }
}
