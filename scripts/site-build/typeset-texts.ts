import type { Plugin } from 'vite'

const TEXTS = /\/locales\/\w+\/.+\.json$/
/** Labels and names are short, and set in one line; titles and descriptions of pages are read by others than us. */
const MIN_LENGTH = 40
const META = /^page\./
/** What is filled in later has another length then, and may be a name. */
const GAP = '{{'
/** A title ends without, is set in large letters and balanced by typography.css: held together it would break in a word. */
const SENTENCE_END = /[.…!?:][»”)]*$/
/** Characters that a last line has at least; more would leave the line before it as short. */
const SHORTEST_END = 8
/** Characters that stay together: with text of 200 % still less than the width of a phone. */
const LONGEST_END = 18

const WORD_JOINER = '\u2060'
const NO_BREAK_SPACE = '\u00a0'
/** A hyphen after a single letter ('T-Shirt'), or before no more than three ('Inventar-App'). */
const HYPHEN = /(?<=(?<!\p{L})\p{L})-(?=\p{L})|(?<=\p{L})-(?=\p{L}{1,3}(?![\p{L}-]))/gu
/** From one number to another ('1 to 2'), in the site's languages. */
const RANGE = /(?<=\d) (to|bis|à|a) (?=\d)/g

/** Returns a text of which no line ends within a range of numbers or a short word with a hyphen. */
function join(text: string): string {
  return text.replaceAll(HYPHEN, `-${WORD_JOINER}`).replaceAll(RANGE, `${NO_BREAK_SPACE}$1${NO_BREAK_SPACE}`)
}

/** Returns a text of which no line ends within what belongs together, nor, in sentences, the last is a single word. */
export function typeset(text: string): string {
  const joined = join(text)
  if (!SENTENCE_END.test(text)) return joined
  const words = joined.split(' ')
  let end = words.pop() ?? ''
  const isShort = () => end.length < SHORTEST_END || !end.includes(NO_BREAK_SPACE)
  while (words.length > 0 && isShort() && `${words.at(-1)} ${end}`.length <= LONGEST_END)
    end = `${words.pop()}${NO_BREAK_SPACE}${end}`
  return [...words, end].join(' ')
}

/** Typesets the site's texts as it is built: what is written in locales/ stays plain. */
export const typesetTexts: Plugin = {
  name: 'typeset-texts',
  enforce: 'pre',
  transform(json, id) {
    if (!TEXTS.test(id)) return null
    const texts = Object.entries(JSON.parse(json) as Record<string, string>).map(([key, text]) => [
      key,
      META.test(key) || text.length < MIN_LENGTH ? text : text.includes(GAP) ? join(text) : typeset(text),
    ])
    return { code: JSON.stringify(Object.fromEntries(texts)), map: null }
  },
}
