import type { Plugin } from 'vite'

const TEXTS = /\/locales\/.+\.json$/
/**
 * In characters: labels and names are shorter, and in one line, or a line ends between two of their words.
 * Titles and descriptions of pages (META) are read by other sites.
 */
const MIN_LENGTH = 40
const META = /^page\./
/** A placeholder's value has another length, and may be a name. */
const GAP = '{{'
/**
 * Titles do not end like this. They are large and balanced by typography.css:
 * joined words could break in the middle.
 */
const SENTENCE_END = /[.…!?:][»”)]*$/
/** In characters: the minimum of a last line; with more, the line before it could become as short. */
const MIN_END = 8
/** In characters that are joined: at a text size of 200 % still narrower than a phone. */
const MAX_END = 18

const WORD_JOINER = '\u2060'
const NO_BREAK_SPACE = '\u00a0'
/** A hyphen after a single letter ('T-Shirt'), or before at most three ('Inventar-App'). */
const HYPHEN = /(?<=(?<!\p{L})\p{L})-(?=\p{L})|(?<=\p{L})-(?=\p{L}{1,3}(?![\p{L}-]))/gu
/** A range of numbers ('1 to 2') in the site's languages. */
const RANGE = /(?<=\d) (to|bis|à|a) (?=\d)/g

/** A number, or the placeholder of one, and its unit ('28 cm', '{{dpi}} dpi', '90 days'). */
const UNIT =
  /(?<=\d|\}\}) (?=(?:cm|mm|px|dpi|lpi|MB|%|(?:threads|Fäden|fils|fili)\/cm|days|Tagen?|Werktagen?|jours|hours|Stunden|heures|ore)(?!\p{L}))/gu

/** Returns the text without line breaks in ranges of numbers. */
const joinRanges = (text: string): string => text.replaceAll(RANGE, `${NO_BREAK_SPACE}$1${NO_BREAK_SPACE}`)

/** Returns the text without line breaks in ranges of numbers, before units and in short hyphenated words. */
const join = (text: string): string =>
  joinRanges(text).replaceAll(HYPHEN, `-${WORD_JOINER}`).replaceAll(UNIT, NO_BREAK_SPACE)

/**
 * Returns the text without line breaks in what belongs together;
 * the last line of a sentence is never a single short word.
 */
export function typeset(text: string): string {
  const joined = join(text)
  if (!SENTENCE_END.test(text)) return joined
  const words = joined.split(' ')
  let end = words.pop() ?? ''
  const isShort = () => end.length < MIN_END || !end.includes(NO_BREAK_SPACE)
  while (words.length > 0 && isShort() && `${words.at(-1)} ${end}`.length <= MAX_END)
    end = `${words.pop()}${NO_BREAK_SPACE}${end}`
  return [...words, end].join(' ')
}

function typesetText(key: string, text: string): string {
  if (META.test(key)) return text
  if (text.length < MIN_LENGTH) return joinRanges(text)
  return text.includes(GAP) ? join(text) : typeset(text)
}

/** Typesets the texts of the site while it is built. The files in locales/ stay plain. */
export const typesetTexts: Plugin = {
  name: 'typeset-texts',
  enforce: 'pre',
  transform(json, id) {
    if (!TEXTS.test(id)) return null
    const texts = Object.entries(JSON.parse(json) as Record<string, string>).map(([key, text]) => [
      key,
      typesetText(key, text),
    ])
    return { code: JSON.stringify(Object.fromEntries(texts)), map: null }
  },
}
