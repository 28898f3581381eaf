import { describe, expect, it } from 'vitest'
import texts from '../src/admin/i18n'

/** Every text by its path, such as 'order.stages.print'. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, path === '' ? key : `${path}.${key}`),
  )
}

const placesIn = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()
const english = new Map(textsOf(texts.en))
const german = new Map(textsOf(texts.de))
/** The same word in both languages. */
const SAME = new Set(['texts.name'])

describe("the shop's own boxes and pages in Medusa's admin", () => {
  it('have every text in German too, each with the same values in it [S9]', () => {
    expect([...german.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    for (const [path, text] of english) expect(placesIn(german.get(path) ?? ''), path).toEqual(placesIn(text))
  })

  it('leave no text in English [S9]', () => {
    const left = [...german].filter(([path, text]) => text === english.get(path) && !SAME.has(path))
    expect(left).toEqual([])
  })

  it('spell German as in Switzerland', () => {
    for (const [path, text] of german) expect(text, path).not.toContain('ß')
  })

  it.each(['fr', 'it'] as const)('have in %s a whole namespace or none', (language) => {
    for (const [namespace, own] of Object.entries(texts[language]))
      expect(textsOf(own).map(([path]) => path)).toEqual(
        textsOf(texts.en[namespace as 'offer']).map(([path]) => path),
      )
  })
})
