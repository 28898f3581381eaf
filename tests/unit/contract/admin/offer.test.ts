import { describe, expect, it } from 'vitest'
import { type OfferIssue, PRODUCT_ISSUES, productOfferSchema, SIZE_ISSUES } from '@contract/admin/offer'
import { formatOfferIssues } from '@contract/admin/offer-texts'

const CODES: OfferIssue['code'][] = [...PRODUCT_ISSUES, ...SIZE_ISSUES]

describe('why the shop does not offer something', () => {
  it.each(['en', 'de', 'fr', 'it'] as const)(
    'is a sentence of its own for each reason, in %s',
    (language) => {
      const sentences = formatOfferIssues(
        CODES.map((code) => ({ code })),
        language,
      )
      expect(sentences).toHaveLength(CODES.length)
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{12,}\.$/u)
    },
  )

  it('is said in the language of the staff', () => {
    const sentences = (['en', 'de', 'fr', 'it'] as const).map((language) =>
      formatOfferIssues([{ code: 'no_price' }], language),
    )
    expect(sentences).toEqual([
      ['It has no price in CHF.'],
      ['Sie hat keinen Preis in CHF.'],
      ['Elle n’a pas de prix en CHF.'],
      ['Non ha un prezzo in CHF.'],
    ])
  })

  it('names the limit that was passed', () => {
    const codes = ['name_too_long', 'size_name_too_long', 'price_too_low', 'price_too_high'] as const
    expect(
      formatOfferIssues(
        codes.map((code) => ({ code })),
        'en',
      ),
    ).toEqual([
      'Its title is longer than 300 characters.',
      'The title of this variant is longer than 50 characters; it is the name of the size.',
      'With tax its price is below CHF 0.50, the least that can be paid.',
      'Its price is too high: 10 pieces would not fit into one payment.',
    ])
  })

  it('names the size that it is about, and each reason once', () => {
    const issues: OfferIssue[] = [
      { code: 'no_price', size: 'M' },
      { code: 'no_price', size: 'L' },
      { code: 'no_price', size: 'M' },
      { code: 'no_size_name', size: '' },
    ]
    expect(formatOfferIssues(issues, 'en')).toEqual([
      'M: It has no price in CHF.',
      'L: It has no price in CHF.',
      '–: The title of this variant is empty; it is the name of the size.',
    ])
  })

  it('is read from the server for every reason, and nothing else is', () => {
    const offer = { offeredSizes: ['S'], issues: CODES.map((code) => ({ code, size: 'M' })) }
    expect(productOfferSchema.parse(offer)).toEqual(offer)
    expect(productOfferSchema.parse({ offeredSizes: [], issues: [{ code: 'no_name' }] }).issues).toHaveLength(
      1,
    )
    for (const issue of [{ code: 'bad_taste' }, { size: 'M' }, { code: 'no_name', size: 1 }])
      expect(productOfferSchema.safeParse({ offeredSizes: [], issues: [issue] }).success).toBe(false)
    expect(productOfferSchema.safeParse({ issues: [] }).success).toBe(false)
  })
})
