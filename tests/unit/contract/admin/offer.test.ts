import { describe, expect, it } from 'vitest'
import { connectionSchema } from '@contract/api/connection'
import { type OfferIssue, PRODUCT_ISSUES, productOfferSchema, SIZE_ISSUES } from '@contract/admin/offer'
import { formatOfferIssues } from '@contract/admin/offer-texts'
import {
  type AttentionItem,
  attentionItemSchema,
  attentionSchema,
  countOpenItems,
} from '@contract/board/attention'
import { boardOrdersSchema } from '@contract/board/board-order'
import { RETURN_STATES } from '@contract/orders/order-returns'
import { ATTENTION, STAFF_ORDER } from './schema-examples'

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

describe('what needs attention', () => {
  const shared = { since: '2026-11-23T10:00:00.000Z', reason: 'it failed' }
  const money = { id: 'chki_1', ...shared, sessionId: 'cs_1', total: 42.2, currency: 'CHF' }
  const items: AttentionItem[] = [
    { kind: 'review', ...money },
    { kind: 'not_placed', ...money },
    { kind: 'unsettled', ...shared, sessionId: 'cs_1' },
    {
      kind: 'kept_back',
      since: shared.since,
      productId: 'prod_1',
      title: 'Skull',
      issues: [{ code: 'no_name' }],
    },
    {
      kind: 'mail',
      id: 'chkm_1',
      ...shared,
      mail: 'confirmation',
      recipient: 'ada@example.ch',
      orderId: null,
      orderNumber: null,
    },
  ]

  it.each(items)('is read whole from the server: $kind', (item) => {
    expect(attentionItemSchema.parse(item)).toEqual(item)
    for (const field of Object.keys(item))
      expect(attentionItemSchema.safeParse({ ...item, [field]: undefined }).success, field).toBe(false)
    expect(attentionItemSchema.safeParse({ ...item, kind: 'gossip' }).success).toBe(false)
  })

  it('is counted with the returns that are open, on the board as in the admin', () => {
    const returns = RETURN_STATES.map((state) => ({ ...STAFF_ORDER.returns[0], state }))
    const { orders } = boardOrdersSchema.parse({
      orders: [{ ...STAFF_ORDER, returns }, STAFF_ORDER],
      unreadable: [],
      count: 2,
    })
    const attention = attentionSchema.parse(ATTENTION)
    expect(countOpenItems(attention, [])).toBe(3)
    // Requested and received of the first order, received of the second.
    expect(countOpenItems(attention, orders)).toBe(6)
  })
})

describe('the test of the connection', () => {
  const data = { service: 'shop', version: '1', database: 'PostgreSQL 18', payments: 'sandbox', time: 'now' }
  const failure = { success: false, error: 'Down', suggestion: 'Wait' }

  it('tells what is there, or what failed and what to do', () => {
    expect(connectionSchema.parse({ success: true, data })).toEqual({ success: true, data })
    expect(connectionSchema.parse(failure)).toEqual(failure)
  })

  it.each([
    [{ success: true }],
    [{ success: true, data: { ...data, payments: 'barter' } }],
    [{ success: true, data: {} }],
    [{ success: false, data }],
    [{ success: false, error: 'Down' }],
    [{ ...failure, success: 'no' }],
  ])('tells nothing else: %o', (answer) => {
    expect(connectionSchema.safeParse(answer).success).toBe(false)
  })
})
