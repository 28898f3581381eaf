import { describe, expect, it } from 'vitest'
import { readProductTexts } from '../../../admin/src/admin/product-texts-form'
import { parseProductTexts } from '../../../src/catalogue/parse-product-texts'
import { localize } from '../../../src/contract/catalogue/product-texts'

describe('what the studio writes of a product in Medusa', () => {
  it('is read by language, with details one to a line or between bars', () => {
    const words = parseProductTexts({
      details: 'Cotton.\n Wash cold. \n',
      'name.de': 'Krapfen',
      'details.de': 'Baumwolle. | Kalt waschen.',
      'description.fr': 'Tout un plateau.',
    })
    expect(words).toEqual({
      details: ['Cotton.', 'Wash cold.'],
      translations: {
        de: { name: 'Krapfen', details: ['Baumwolle.', 'Kalt waschen.'] },
        fr: { description: 'Tout un plateau.' },
      },
    })
  })

  it('is nothing where nothing, or nothing but space, is written', () => {
    expect(parseProductTexts({})).toEqual({ details: [], translations: undefined })
    expect(parseProductTexts({ details: '', 'name.de': '  ', 'details.it': '|' })).toEqual({
      details: [],
      translations: undefined,
    })
  })

  it('does not close the shop when it is in another form', () => {
    expect(
      parseProductTexts({ details: 7, 'name.de': { a: 1 }, 'details.de': null, 'name.es': 'Rosquillas' }),
    ).toEqual({
      details: [],
      translations: undefined,
    })
    expect(parseProductTexts({ details: ['Cotton.', 3] })).toEqual({
      details: ['Cotton.'],
      translations: undefined,
    })
  })

  it('stands in English where a language has no words of its own', () => {
    const product = { name: 'Donuts', description: 'A tray.', translations: { de: { name: 'Krapfen' } } }
    expect(localize(product, 'name', 'de')).toEqual({ text: 'Krapfen', language: 'de' })
    expect(localize(product, 'description', 'de')).toEqual({ text: 'A tray.', language: 'en' })
    expect(localize(product, 'name', 'it')).toEqual({ text: 'Donuts', language: 'en' })
    expect(localize(product, 'name', 'en')).toEqual({ text: 'Donuts', language: 'en' })
  })
})

describe('the box in the admin', () => {
  it('keeps the words under the keys that the shop reads', () => {
    const words = readProductTexts(null)
    for (const key of Object.keys(words)) words[key] = key
    const read = parseProductTexts(words)
    expect(read.details).toEqual(['details'])
    expect(Object.keys(read.translations ?? {})).toEqual(['de', 'fr', 'it'])
    expect(read.translations?.it).toEqual({
      name: 'name.it',
      description: 'description.it',
      details: ['details.it'],
    })
  })

  it('shows what is there, also in the form of older shops', () => {
    const words = readProductTexts({ details: ['Cotton.', 'Wash cold.'], 'name.de': 'Krapfen', other: 'x' })
    expect(words['details']).toBe('Cotton.\nWash cold.')
    expect(words['name.de']).toBe('Krapfen')
    expect(words['name.fr']).toBe('')
    expect(words).not.toHaveProperty('other')
  })
})
