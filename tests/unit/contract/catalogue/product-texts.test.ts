import { describe, expect, it } from 'vitest'
import { computePayablePrice } from '@contract/catalogue/payable-price'
import { localize } from '@contract/catalogue/product-texts'
import { buildProduct } from '../../support/products'

describe('a product is described', () => {
  const words = { name: 'Krapfen', details: ['Baumwolle'] }
  const donuts = buildProduct({ translations: { de: words, fr: {} } })

  it('in the words that the language has', () => {
    expect(localize(donuts, 'name', 'de')).toEqual({ text: 'Krapfen', language: 'de' })
    expect(localize(donuts, 'details', 'de')).toEqual({ text: ['Baumwolle'], language: 'de' })
  })

  it.each([
    ['description', 'de', donuts],
    ['name', 'fr', donuts],
    ['name', 'it', donuts],
    ['name', 'en', buildProduct({ translations: { en: { name: 'No' } } as never })],
    ['name', 'de', buildProduct()],
  ] as const)('in English where its %s in %s is none', (field, language, product) => {
    expect(localize(product, field, language)).toEqual({ text: product[field], language: 'en' })
  })

  it('at the price that is paid, with the tax', () => {
    expect([
      computePayablePrice(29.9, 7.7),
      computePayablePrice(29.9, 8.1),
      computePayablePrice(0, 7.7),
    ]).toEqual([32.2, 32.32, 0])
  })
})
