import { describe, expect, it } from 'vitest'
import { apiErrorSchema } from '@contract/api-error'
import { cartItemSchema } from '@contract/cart-item'
import { catalogueSchema } from '@contract/catalogue'
import { checkoutRequestSchema, checkoutResponseSchema } from '@contract/checkout'
import { connectionSchema } from '@contract/connection'
import { buyerOrderSchema, DELIVERY_STATES, linkedOrderSchema } from '@contract/orders'
import { pageFactsSchema, SERVER_TEXTS } from '@contract/page-facts'
import { PAGE_NAMES } from '@contract/pages'
import { LANGUAGES } from '@contract/settings'
import {
  attentionSchema,
  staffOrdersSchema,
  STAGES,
  STUDIO_STEPS,
  studioSheetSchema,
  studioStepSchema,
} from '@contract/studio'
import { uploadedImagesSchema } from '@contract/upload'
import { catalogue, line, product } from '../shop/fixtures'

const ORDER = {
  number: 1001,
  lines: [{ name: 'Crying Skull', size: 'M', quantity: 1, price: 29.9, image: '/a.webp' }],
  subtotal: 29.9,
  shipping: 10,
  tax: 2.3,
  total: 42.2,
  currency: 'CHF',
  deliveryOption: 'shipping',
  email: 'u***@example.ch',
}
const LINKED = {
  status: 'paid',
  order: ORDER,
  placedAt: '2026-11-22T12:00:00Z',
  taxRatePercent: 7.7,
  refunded: 0,
  delivery: { state: 'shipped', tracking: [{ number: '99', url: 'https://post.example/99' }] },
}
const STAFF_ORDER = {
  id: 'order_1',
  number: 1001,
  status: 'paid',
  stage: 'print',
  total: 42.2,
  currency: 'CHF',
  deliveryOption: 'pickup',
  pieces: 1,
  buyer: 'Ursina',
  lines: [{ name: 'Crying Skull', size: 'M', quantity: 1, image: '/a.webp' }],
  createdAt: 'a',
  dueAt: 'b',
  printedAt: 'c',
  readyAt: 'd',
  failedMails: 0,
}
const SHEET = {
  order: STAFF_ORDER,
  email: 'u@example.ch',
  language: 'de',
  address: ['Obere Gasse 1'],
  tracking: ['99'],
  payment: { sessionId: 'cs_1', status: 'paid' },
}
const REVIEW = { kind: 'review', id: 'a', since: 'b', reason: 'c', sessionId: 'd', total: 1, currency: 'CHF' }
const UNSETTLED = { kind: 'unsettled', since: 'b', reason: 'c', sessionId: 'd' }
const MAIL = {
  kind: 'mail',
  id: 'a',
  since: 'b',
  reason: 'c',
  mail: 'shipped',
  recipient: 'e',
  orderId: 'f',
  orderNumber: 1,
}
const ATTENTION = {
  findings: [REVIEW, UNSETTLED, MAIL],
  lastWebhook: { type: 'a', at: 'b' },
  waitingMails: 0,
}
const ISSUES = [
  { id: 'a-M', code: 'product_gone' },
  { id: 'a-M', code: 'size_gone', values: { size: 'M' } },
  { id: 'a-M', code: 'price_changed', values: { name: 'a', price: 1, currency: 'CHF' } },
  { id: 'a-M', code: 'out_of_stock', values: { name: 'a', size: 'M', available: 3 } },
  { id: 'a-M', code: 'duplicate_line' },
]
const CONNECTION = {
  success: true,
  data: { service: 'shop', version: '1', database: 'ok', payments: 'stripe', time: 'now' },
}
const words = { name: 'Krapfen', description: 'Ein Blech.', details: ['Baumwolle'] }
const TRANSLATED = catalogue([product({ translations: { de: words, fr: words, it: words } })])
const REQUEST = { items: [line()], deliveryOption: 'pickup', successUrl: 'a', cancelUrl: 'b' }
const PAGE_FACTS = { title: 'a', description: 'b', label: 'c' }
const FACTS = {
  pages: Object.fromEntries(PAGE_NAMES.map((name) => [name, PAGE_FACTS])),
  texts: Object.fromEntries(SERVER_TEXTS.map((key) => [key, key])),
}

type Schema = { safeParse: (value: unknown) => { success: boolean } }
/** What each side may send, whole; and the fields that may be missing. */
const CONTRACTS: Record<string, [schema: Schema, whole: object, optional?: readonly string[]]> = {
  'a line of the cart': [cartItemSchema, line()],
  'the catalogue': [
    catalogueSchema,
    TRANSLATED,
    ['translations', 'de', 'fr', 'it', 'name', 'description', 'details', 'back'],
  ],
  'a checkout': [checkoutRequestSchema, REQUEST],
  'a session': [checkoutResponseSchema, { id: 'cs_1', url: 'https://pay.example' }],
  'a refusal': [apiErrorSchema, { error: 'a', code: 'catalogue_changed', lines: ISSUES }, ['lines']],
  'the connection': [connectionSchema, CONNECTION],
  'no connection': [connectionSchema, { success: false, error: 'a', suggestion: 'b' }],
  "a buyer's order": [buyerOrderSchema, { status: 'paid', order: ORDER }, ['order', 'image']],
  'the order of a link': [linkedOrderSchema, LINKED, ['order', 'image']],
  'the facts of the pages': [pageFactsSchema, FACTS],
  "the studio's orders": [staffOrdersSchema, { orders: [STAFF_ORDER], unreadable: [], count: 1 }],
  'a sheet': [studioSheetSchema, SHEET],
  'a step': [studioStepSchema, { step: 'shipped', tracking: '99.00' }, ['tracking']],
  'what waits for a person': [attentionSchema, ATTENTION],
  'uploaded pictures': [uploadedImagesSchema, { images: [{ id: 'a', url: 'b', width: 1, height: 1 }] }],
}

/** Every value inside, by the keys that lead to it. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [path, ...inside.flatMap(([key, child]) => pathsIn(child, [...path, key]))]
}

/** A copy in which what is at a path was changed. */
function changed(
  whole: object,
  path: readonly string[],
  change: (parent: Record<string, unknown>, key: string) => void,
) {
  const copy = structuredClone({ whole }) as Record<string, unknown>
  const keys = ['whole', ...path]
  let parent = copy
  for (const key of keys.slice(0, -1)) parent = parent[key] as Record<string, unknown>
  change(parent, keys.at(-1) ?? '')
  return copy['whole']
}

/** What tells one thing of each size. */
const OF_SIZES = new Set(['availability', 'prices'])

describe.each(Object.entries(CONTRACTS))('%s', (_, [schema, whole, optional = []]) => {
  const accepts = (value: unknown) => schema.safeParse(value).success

  it('is taken whole, and without what may be missing', () => {
    expect(accepts(whole)).toBe(true)
    for (const path of pathsIn(whole)) {
      if (!optional.includes(path.at(-1) ?? '')) continue
      // A product must have words of its own.
      if (path.length === 3 && path[0] === 'products' && path[2] !== 'translations') continue
      expect([path, accepts(changed(whole, path, (parent, key) => delete parent[key]))]).toEqual([path, true])
    }
  })

  it('is refused without any other of its fields', () => {
    for (const path of pathsIn(whole).slice(1)) {
      const name = path.at(-1) ?? ''
      // Places in lists, sizes, their prices and their stock may come and go.
      if (optional.includes(name) || /^\d+$/.test(name) || OF_SIZES.has(path.at(-2) ?? '')) continue
      expect([path, accepts(changed(whole, path, (parent, key) => delete parent[key]))]).toEqual([
        path,
        false,
      ])
    }
  })

  it('is refused where anything in it is something else', () => {
    for (const path of pathsIn(whole))
      // Prices and stock may be told of any size.
      for (const other of [() => undefined, ...(OF_SIZES.has(path.at(-1) ?? '') ? [] : [{ other: 1 }])])
        expect([path, accepts(changed(whole, path, (parent, key) => (parent[key] = other)))]).toEqual([
          path,
          false,
        ])
  })

  it('is refused with anything that nobody knows', () => {
    for (const path of pathsIn(whole)) {
      const isObject = (value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
      if (!isObject(path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], whole)))
        continue
      const more = changed(whole, path, (parent, key) =>
        Object.assign(parent[key] as object, { unknown: {} }),
      )
      expect([path, accepts(more)]).toEqual([path, false])
    }
  })
})

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
      staffOrdersSchema,
      (stage: string) => ({ orders: [{ ...STAFF_ORDER, stage }], unreadable: [], count: 1 }),
      STAGES,
      ['print', 'ship', 'hand_over', 'done', 'closed'],
    ],
    [
      'what the staff do',
      studioStepSchema,
      (step: string) => ({ step }),
      STUDIO_STEPS,
      ['printed', 'not_printed', 'shipped', 'ready', 'handed_over'],
    ],
    [
      'languages',
      studioSheetSchema,
      (language: string) => ({ ...SHEET, language }),
      LANGUAGES,
      ['en', 'de', 'fr', 'it'],
    ],
    [
      'pages',
      pageFactsSchema,
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
        'product',
        'checkoutSuccess',
        'checkoutCancelled',
        'order',
        'admin',
        'notFound',
      ],
    ],
  ] as const)('say %s, and there are no others', (_, schema, withWord, all, expected) => {
    expect(all).toEqual(expected)
    for (const word of expected) expect(schema.safeParse(withWord(word)).success).toBe(true)
    for (const other of ['', 'other']) expect(schema.safeParse(withWord(other)).success).toBe(false)
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
  const takes = (changes: object) => cartItemSchema.safeParse({ ...line(), ...changes }).success

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
    const lines = (count: number) => ({ items: Array.from({ length: count }, () => line()) })
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
    expect(studioStepSchema.safeParse({ step: 'shipped', tracking }).success).toBe(isTaken)
  })

  it('has no space around a tracking number', () => {
    expect(studioStepSchema.parse({ step: 'shipped', tracking: ' 99 ' }).tracking).toBe('99')
  })

  it('counts stock, or says that nobody does', () => {
    const withStock = (left: unknown) => catalogue([product({ availability: { M: left as never } })])
    for (const left of [0, 3, true]) expect(catalogueSchema.safeParse(withStock(left)).success).toBe(true)
    for (const left of [false, '3', null])
      expect(catalogueSchema.safeParse(withStock(left)).success).toBe(false)
  })

  it('may leave open what is not known yet', () => {
    const open = { ...STAFF_ORDER, printedAt: null, readyAt: null }
    expect(staffOrdersSchema.safeParse({ orders: [open], unreadable: [], count: 1 }).success).toBe(true)
    const bare = {
      findings: [{ ...MAIL, orderId: null, orderNumber: null }],
      lastWebhook: null,
      waitingMails: 1,
    }
    expect(attentionSchema.safeParse(bare).success).toBe(true)
  })
})
