/*
 * Patterns that find what staff type in any spelling. They are regular expressions that PostgreSQL and JavaScript read
 * alike, of texts in Unicode's form NFKD, where an accent follows its letter (docs/decisions/058).
 */

/** Letters that Unicode does not decompose, with the letter that is typed on a keyboard without them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'a',
  œ: 'o',
  ø: 'o',
  ß: 's',
  ẞ: 's',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  ς: 'σ',
}

/** Pairs of letters that are also typed for one letter, which is in NFKD. */
const DIGRAPHS: Readonly<Record<string, readonly string[]>> = {
  ae: ['a\u0308', 'æ'],
  oe: ['o\u0308', 'œ', 'ø'],
  ue: ['u\u0308'],
  ss: ['ß', 'ẞ'],
}

/** Characters that may follow each letter: accents, apostrophes, hyphens and invisible ones. */
const MARKS = String.raw`[\u0300-\u036f\u0027\u002d\u00ad\u02bb\u02bc\u2010\u2011\u2018\u2019\u200b-\u200d]*`

/** Characters between words: blanks, ASCII's signs, Unicode's apostrophes and dashes, invisible ones, lone accents (´). */
const SIGNS = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u02b0-\u036f\u2000-\u206f]`
const SIGN = new RegExp(SIGNS, 'u')

/** Parses a search for a number, such as '27' or '#27'; undefined for anything else. */
export function parseSearchedNumber(text: string): number | undefined {
  const digits = /^#?(\d{1,7})$/.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Whether all words of a search are in a text, in any spelling and order. A text without letters has no words. */
export function hasSearchedWords(text: string, search: string): boolean {
  const patterns = buildWordPatterns(search)
  const searched = text.normalize('NFKD')
  return patterns.length > 0 && patterns.every((pattern) => new RegExp(pattern, 'u').test(searched))
}

/**
 * Builds a pattern of each word of a search, whatever its case, accents and signs. Typed 'ü' finds 'u' and 'ue', and so
 * does 'u'; 'ue' finds 'ü' but no 'u', as there is no Ueli in 'Julia'. A text without letters has no words.
 */
export function buildWordPatterns(text: string): string[] {
  if (!/\p{L}/u.test(text)) return []
  const words = fold(text).split(/[\s,;]/u)
  return words.filter((word) => [...word].some((character) => !SIGN.test(character))).map(buildWordPattern)
}

/** Builds a pattern of a tracking number, whatever groups it is written in. Undefined for a text that is none. */
export function buildTrackingPattern(text: string): string | undefined {
  if (!/\d/.test(text) || text.includes('@')) return undefined
  const characters = [...fold(text)].filter((character) => !SIGN.test(character))
  return characters.map(inBothCases).join(`${SIGNS}*`)
}

function fold(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/gu, '')
  return letters.replaceAll('ß', 'ss').replaceAll(/./gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
}

function buildWordPattern(word: string): string {
  return word.replaceAll(/ae|oe|ue|ss|./gu, (part) => {
    const [first = '', second] = part
    if (SIGN.test(first)) return `${SIGNS}*`
    if (second === undefined) return buildLetterPattern(first)
    const letters = (DIGRAPHS[part] ?? []).map(([letter = '', accent = '']) => inBothCases(letter) + accent)
    return `(?:${[buildLetterPattern(first) + buildLetterPattern(second), ...letters].join('|')})${MARKS}`
  })
}

function buildLetterPattern(letter: string): string {
  const others = Object.keys(PLAIN_LETTERS).filter((other) => PLAIN_LETTERS[other] === letter)
  const mayHaveE = 'aou'.includes(letter) ? `(?:[eE]${MARKS})?` : ''
  return inBothCases(letter + others.join('')) + MARKS + mayHaveE
}

function inBothCases(letters: string): string {
  return `[${letters}${letters.toUpperCase()}]`
}
