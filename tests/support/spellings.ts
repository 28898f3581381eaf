import * as fc from 'fast-check'

/** Letters of names, with what they are typed as where a keyboard has not got them. */
const LETTERS: Readonly<Record<string, { plain: string; pair?: string }>> = {
  ä: { plain: 'a', pair: 'ae' },
  ö: { plain: 'o', pair: 'oe' },
  ü: { plain: 'u', pair: 'ue' },
  æ: { plain: 'a', pair: 'ae' },
  œ: { plain: 'o', pair: 'oe' },
  ø: { plain: 'o', pair: 'oe' },
  ß: { plain: 'ss' },
  ...Object.fromEntries(
    [...'éèêëéàâçñåšžğěřőűộά'].map((letter) => [letter, { plain: letter.normalize('NFD')[0] ?? '' }]),
  ),
  ł: { plain: 'l' },
  đ: { plain: 'd' },
  ı: { plain: 'i' },
  ς: { plain: 'σ' },
  '’': { plain: '' },
  '-': { plain: '' },
}

type Writing = {
  /** How to write the letters of a name, by turns. */
  letters: ('itself' | 'plain' | 'pair')[]
  doubleS: 'ss' | 'ß'
  apostrophe: string
  letterCase: 'itself' | 'upper' | 'lower' | 'title'
  form: 'NFC' | 'NFD'
}

/** Writes a name as a keyboard does. */
function write(name: string, { letters, doubleS, apostrophe, letterCase, form }: Writing): string {
  const characters = [...name].map((letter, index) => {
    const { plain, pair } = LETTERS[letter] ?? { plain: letter }
    const choice = letters[index % letters.length]
    return choice === 'plain' ? plain : choice === 'pair' ? (pair ?? plain) : letter
  })
  const spelled = characters.join('').replaceAll('ss', doubleS).replaceAll('’', apostrophe)
  const cased = {
    itself: spelled,
    upper: spelled.toUpperCase(),
    lower: spelled.toLowerCase(),
    title: spelled.slice(0, 1).toUpperCase() + spelled.slice(1),
  }
  return cased[letterCase].normalize(form)
}

const writings = (...letters: Writing['letters']): fc.Arbitrary<Writing> =>
  fc.record({
    letters: fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 5 }),
    doubleS: fc.constantFrom('ss', 'ß'),
    apostrophe: fc.constantFrom('’', "'", 'ʼ'),
    letterCase: fc.constantFrom('itself', 'upper', 'lower', 'title'),
    form: fc.constantFrom('NFC', 'NFD'),
  })

const isName = (text: string) => {
  const withSigns = [...text].map((letter) => LETTERS[letter]?.plain || letter).join('')
  const letters = withSigns.replaceAll(/[’-]/g, '')
  // Of three s nobody knows which two are an ß, and two with a sign between them are none.
  return /\p{L}/u.test(letters) && !letters.includes('sss') && !/s[’-]+s/.test(withSigns)
}

const words = fc.array(
  fc
    .string({
      unit: fc.constantFrom(...'aeioubdlmnrstйж', ...Object.keys(LETTERS)),
      minLength: 1,
      maxLength: 8,
    })
    .filter(isName),
  { minLength: 1, maxLength: 4 },
)

/** The words of an order, as they are stored, and some of them as they are typed, in another order. */
export const searches: fc.Arbitrary<{ stored: string; typed: string }> = words.chain((name) => {
  const typed = fc.tuple(
    fc.shuffledSubarray(name, { minLength: 1 }),
    fc.constantFrom(' ', '  ', ', ', '\u00A0'),
  )
  const search = (stored: fc.Arbitrary<Writing>, searched: fc.Arbitrary<Writing>) =>
    fc.record({
      stored: stored.map((writing) => name.map((word) => write(word, writing)).join(' ')),
      typed: fc
        .tuple(typed, searched)
        .map(([[some, between], writing]) => some.map((word) => write(word, writing)).join(between)),
    })
  return fc.oneof(
    // A name as it is, found by whatever is typed.
    search(writings('itself'), writings('itself', 'plain', 'pair')),
    // A name in any spelling, found by the name itself or by its plain letters.
    search(writings('itself', 'plain', 'pair'), writings('itself', 'plain')),
  )
})
