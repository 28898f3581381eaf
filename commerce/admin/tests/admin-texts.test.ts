import { describe, expect, it } from 'vitest'
import texts from '../src/admin/i18n'
import { formatPaymentState } from '../src/admin/payment-state-text'

/** Every text by its path, such as 'order.stages.print'. */
function readTexts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) =>
    readTexts(inner, path === '' ? key : `${path}.${key}`),
  )
}

const listPlaceholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()
const english = new Map(readTexts(texts.en))
/** The same word in two languages. */
const SAME = { de: ['texts.name'], fr: ['texts.description'], it: [] as string[] }

describe("the shop's own boxes and pages in Medusa's admin", () => {
  for (const language of ['de', 'fr', 'it'] as const) {
    const own = new Map(readTexts(texts[language]))

    it(`have every text in ${language} too, each with the same values in it [S9]`, () => {
      expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted())
      for (const [path, text] of english)
        expect(listPlaceholders(own.get(path) ?? ''), path).toEqual(listPlaceholders(text))
    })

    it(`leave no text in English in ${language} [S9]`, () => {
      const left = [...own].filter(([path, text]) => text === english.get(path))
      expect(left.map(([path]) => path)).toEqual(SAME[language])
    })
  }

  it('spell German as in Switzerland', () => {
    for (const [path, text] of readTexts(texts.de)) expect(text, path).not.toContain('ß')
  })
})

describe('the box with the mails of an order', () => {
  it.each([
    ['en', /not wished or not needed/],
    ['de', /nicht gewünscht oder nicht nötig/],
    ['fr', /non souhaité ou inutile/],
    ['it', /non richiesto o non necessario/],
  ] as const)('does not claim in %s that staff wished what was undone or is moot', (language, causes) => {
    expect(texts[language].mails.states.withheld).toMatch(causes)
  })
})

describe("the shop's box beside an order", () => {
  it.each([
    [0, 'bezahlt, CHF 42.20'],
    [220, 'CHF 2.20 von CHF 42.20 zurückerstattet'],
    [4220, 'ganz zurückerstattet, CHF 42.20'],
  ])('says of a payment of which %i Rappen went back: %s [S9]', (refunded, said) => {
    const sheet = { payment: { sessionId: 'cs_1', paid: 4220, refunded }, order: { currency: 'CHF' } }
    expect(formatPaymentState(sheet, texts.de.order)).toBe(said)
  })
})
