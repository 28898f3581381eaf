import { describe, expect, it } from 'vitest'
import { cartItemSchema } from '@contract/cart/cart-item'
import { catalogueSchema } from '@contract/catalogue/catalogue'
import { checkoutRequestSchema } from '@contract/cart/checkout-request'
import { connectionSchema } from '@contract/api/connection'
import { buyerOrderSchema, DELIVERY_STATES, linkedOrderSchema } from '@contract/orders/buyer-order'
import { pageTextsSchema } from '@contract/site/page-texts'
import { PAGE_NAMES } from '@contract/site/pages'
import { LANGUAGES } from '@contract/site/language'
import { attentionSchema } from '@contract/board/attention'
import { boardOrdersSchema, boardOrderDetailSchema } from '@contract/board/board-order'
import { ORDER_STAGES } from '@contract/orders/order-stage'
import { FULFILLMENT_STEP_NAMES, fulfillmentStepSchema } from '@contract/board/fulfillment-step'
import { buildCatalogue, buildCartLine, buildProduct } from '../support/products'
import { LINKED, STAFF_ORDER, SHEET, MAIL, CONNECTION, REQUEST, PAGE_FACTS, FACTS } from './schema-examples'

describe('words that both sides know', () => {
  it.each([
    [
      'how far an order is',
      linkedOrderSchema,
      (state: string) => ({ ...LINKED, delivery: { state, tracking: [] } }),
      DELIVERY_STATES,
      ['preparing', 'ready', 'shipped', 'delivered', 'cancelled'],
    ],
    [
      'where an order is in the studio',
      boardOrdersSchema,
      (stage: string) => ({ orders: [{ ...STAFF_ORDER, stage }], unreadable: [], count: 1 }),
      ORDER_STAGES,
      ['screen', 'print', 'ship', 'hand_over', 'done', 'closed'],
    ],
    [
      'what the staff do',
      fulfillmentStepSchema,
      (step: string) => ({ step }),
      FULFILLMENT_STEP_NAMES,
      [
        'screens_made',
        'not_screens_made',
        'printed',
        'not_printed',
        'packed',
        'not_packed',
        'shipped',
        'not_shipped',
        'tracking_corrected',
        'ready',
        'not_ready',
        'handed_over',
        'not_handed_over',
      ],
    ],
    [
      'languages',
      boardOrderDetailSchema,
      (language: string) => ({ ...SHEET, language }),
      LANGUAGES,
      ['en', 'de', 'fr', 'it'],
    ],
    [
      'pages',
      pageTextsSchema,
      (name: string) => ({ ...FACTS, pages: { ...FACTS.pages, [name]: PAGE_FACTS } }),
      PAGE_NAMES,
      [
        'home',
        'printing',
        'apps',
        'inventoryApp',
        'shop',
        'about',
        'bonus',
        'privacy',
        'terms',
        'press',
        'product',
        'checkoutSuccess',
        'checkoutCancelled',
        'order',
        'proof',
        'admin',
        'notFound',
      ],
    ],
  ] as const)('say %s, and there are no others', (_, schema, buildValue, all, expected) => {
    expect(all).toEqual(expected)
    for (const word of expected) expect(schema.safeParse(buildValue(word)).success).toBe(true)
    for (const other of ['', 'other']) expect(schema.safeParse(buildValue(other)).success).toBe(false)
  })

  it.each(['pending', 'paid', 'failed', 'refunded'])("call a buyer's order %s", (status) => {
    expect(buyerOrderSchema.safeParse({ status }).success).toBe(true)
  })

  it.each(['stripe', 'sandbox'])('name %s as where payments are made', (payments) => {
    expect(
      connectionSchema.safeParse({ ...CONNECTION, data: { ...CONNECTION.data, payments } }).success,
    ).toBe(true)
  })
})

describe('what is sent', () => {
  const takes = (changes: object) => cartItemSchema.safeParse({ ...buildCartLine(), ...changes }).success

  it.each<[field: string, allowed: unknown[], refused: unknown[]]>([
    ['id', ['a', 'a'.repeat(200)], ['', 'a'.repeat(201)]],
    ['productId', ['a', 'a'.repeat(100)], ['', 'a'.repeat(101)]],
    ['name', ['', 'a'.repeat(300)], ['a'.repeat(301)]],
    ['size', ['M', 'a'.repeat(50)], ['', 'a'.repeat(51)]],
    ['price', [0, 29.9, 100_000], [-0.01, 100_000.01, Number.NaN, '1']],
    ['currency', ['', 'CHF'], ['CHFX']],
    ['image', ['', 'a'.repeat(2000)], ['a'.repeat(2001)]],
    ['quantity', [1, 10], [0, 11, 1.5, '1']],
  ])('holds a %s within its bounds', (field, allowed, refused) => {
    for (const value of allowed) expect([value, takes({ [field]: value })]).toEqual([value, true])
    for (const value of refused) expect([value, takes({ [field]: value })]).toEqual([value, false])
  })

  it('holds one line to fifty, and addresses of up to 2000 letters', () => {
    const asks = (changes: object) => checkoutRequestSchema.safeParse({ ...REQUEST, ...changes }).success
    const lines = (count: number) => ({ items: Array.from({ length: count }, () => buildCartLine()) })
    expect([0, 1, 50, 51].map((count) => asks(lines(count)))).toEqual([false, true, true, false])
    for (const field of ['successUrl', 'cancelUrl']) {
      expect(asks({ [field]: 'a'.repeat(2000) })).toBe(true)
      expect(asks({ [field]: 'a'.repeat(2001) })).toBe(false)
    }
  })

  it.each([
    ['99.00.1 - A_b', true],
    ['', true],
    ['  99  ', true],
    ['1'.repeat(60), true],
    ['1'.repeat(61), false],
    ['<b>', false],
    ['99\n00', false],
    ['99/1', false],
  ])('holds a tracking number to what carriers print: %o', (tracking, isTaken) => {
    expect(fulfillmentStepSchema.safeParse({ step: 'shipped', tracking }).success).toBe(isTaken)
  })

  it('has no space around a tracking number', () => {
    expect(fulfillmentStepSchema.parse({ step: 'shipped', tracking: ' 99 ' }).tracking).toBe('99')
  })

  it('counts stock, or says that nobody does', () => {
    const buildStockedCatalogue = (left: unknown) =>
      buildCatalogue([buildProduct({ availability: { M: left as never } })])
    for (const left of [0, 3, true])
      expect(catalogueSchema.safeParse(buildStockedCatalogue(left)).success).toBe(true)
    for (const left of [false, '3', null])
      expect(catalogueSchema.safeParse(buildStockedCatalogue(left)).success).toBe(false)
  })

  it('may leave open what is not known yet', () => {
    const open = { ...STAFF_ORDER, press: null, screensMadeAt: null, printedAt: null, readyAt: null }
    expect(boardOrdersSchema.safeParse({ orders: [open], unreadable: [], count: 1 }).success).toBe(true)
    const bare = {
      findings: [{ ...MAIL, orderId: null, orderNumber: null }],
      lastWebhook: null,
      waitingMails: 1,
    }
    expect(attentionSchema.safeParse(bare).success).toBe(true)
  })
})
