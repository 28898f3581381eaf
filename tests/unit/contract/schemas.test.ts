import { describe, expect, it } from 'vitest'
import { apiErrorSchema } from '@contract/api/api-error'
import { cartItemSchema } from '@contract/cart/cart-item'
import { catalogueSchema } from '@contract/catalogue/catalogue'
import { checkoutRequestSchema, checkoutResponseSchema } from '@contract/cart/checkout-request'
import { connectionSchema } from '@contract/api/connection'
import { buyerOrderSchema, linkedOrderSchema } from '@contract/orders/buyer-order'
import { pageTextsSchema } from '@contract/site/page-texts'
import { attentionSchema } from '@contract/board/attention'
import { buyerNoteSchema, studioNoteSchema } from '@contract/orders/order-notes'
import { returnRequestSchema, returnStepSchema } from '@contract/orders/order-returns'
import { boardOrdersSchema, boardOrderDetailSchema } from '@contract/board/board-order'
import {
  fulfillmentStepResultsSchema,
  fulfillmentStepSchema,
  fulfillmentStepsSchema,
} from '@contract/board/fulfillment-step'
import { uploadedImagesSchema } from '@contract/admin/upload'
import { staffRequestsSchema } from '@contract/custom-print/staff-request'
import { buildCartLine } from '../support/products'
import { ANSWERS } from './answer-samples'
import {
  ORDER,
  LINKED,
  STAFF_ORDER,
  SHEET,
  ATTENTION,
  CONNECTION,
  TRANSLATED,
  REQUEST,
  FACTS,
  type Schema,
} from './schema-examples'

const ISSUES = [
  { id: 'a-M', code: 'product_gone' },
  { id: 'a-M', code: 'size_gone', values: { size: 'M' } },
  { id: 'a-M', code: 'price_changed', values: { name: 'a', price: 1, currency: 'CHF' } },
  { id: 'a-M', code: 'out_of_stock', values: { name: 'a', size: 'M', available: 3 } },
  { id: 'a-M', code: 'duplicate_line' },
]

const RETURN = {
  token: 'a',
  key: '8c1f4f7e-1d6a-4f0e-9a57-3a8c1f4f7e1d',
  lines: [{ line: 0, quantity: 1 }],
  reason: 'b',
}

const ANSWER_SCHEMAS = new Set<Schema>(
  Object.values(ANSWERS).flatMap((answers) => answers.map(([schema]) => schema)),
)

const CONTRACTS: Record<string, [schema: Schema, whole: object, optional?: readonly string[]]> = {
  'a line of the cart': [cartItemSchema, buildCartLine()],
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
  'the facts of the pages': [pageTextsSchema, FACTS],
  "the studio's orders": [boardOrdersSchema, { orders: [STAFF_ORDER], unreadable: [], count: 1 }],
  'a sheet': [boardOrderDetailSchema, SHEET],
  'a step': [fulfillmentStepSchema, { step: 'shipped', tracking: '99.00' }, ['tracking']],
  'steps of several orders': [
    fulfillmentStepsSchema,
    { steps: [{ orderId: 'a', step: 'shipped', tracking: '99' }] },
    ['tracking'],
  ],
  'what came of them': [
    fulfillmentStepResultsSchema,
    { results: [{ orderId: 'a', refusal: { code: 'b', message: 'c' } }] },
  ],
  "a buyer's note": [buyerNoteSchema, { token: 'a', text: 'b' }],
  "a note of the studio's": [studioNoteSchema, { text: 'a', known: 'b' }],
  'what is to be returned': [returnRequestSchema, RETURN],
  'a step of a return': [
    returnStepSchema,
    { step: 'refunded', restock: true, answer: 'a' },
    ['restock', 'answer'],
  ],
  'what waits for a person': [attentionSchema, ATTENTION],
  'uploaded pictures': [uploadedImagesSchema, { images: [{ id: 'a', url: 'b', width: 1, height: 1 }] }],
}

/** Every value inside, by the keys that lead to it. */
function listPaths(value: unknown, path: string[] = []): string[][] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [path, ...inside.flatMap(([key, child]) => listPaths(child, [...path, key]))]
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

/** Fields that are records by size. */
const SIZE_RECORDS = new Set(['availability', 'prices'])

describe.each(Object.entries(CONTRACTS))('%s', (_, [schema, whole, optional = []]) => {
  const accepts = (value: unknown) => schema.safeParse(value).success

  it('is taken whole, and without what may be missing', () => {
    expect(accepts(whole)).toBe(true)
    for (const path of listPaths(whole)) {
      if (!optional.includes(path.at(-1) ?? '')) continue
      // A product must have words of its own.
      if (path.length === 3 && path[0] === 'products' && path[2] !== 'translations') continue
      expect([path, accepts(changed(whole, path, (parent, key) => delete parent[key]))]).toEqual([path, true])
    }
  })

  it('is refused without any other of its fields', () => {
    for (const path of listPaths(whole).slice(1)) {
      const name = path.at(-1) ?? ''
      // Places in lists, sizes, their prices and their stock may come and go.
      if (optional.includes(name) || /^\d+$/.test(name) || SIZE_RECORDS.has(path.at(-2) ?? '')) continue
      expect([path, accepts(changed(whole, path, (parent, key) => delete parent[key]))]).toEqual([
        path,
        false,
      ])
    }
  })

  it('is refused where anything in it is something else', () => {
    for (const path of listPaths(whole))
      for (const other of [() => undefined, [{ other: 1 }]])
        expect([path, accepts(changed(whole, path, (parent, key) => (parent[key] = other)))]).toEqual([
          path,
          false,
        ])
  })

  it('is refused with anything that nobody knows, where it is no answer', () => {
    // A later server may answer more (docs/decisions/042).
    if (ANSWER_SCHEMAS.has(schema)) return
    for (const path of listPaths(whole)) {
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

/** Without the staff's requests, whose samples are made of a buyer's and say more than the staff are told. */
const EXACT_ANSWERS = Object.entries(ANSWERS).flatMap(([route, answers]) =>
  answers.flatMap(([schema, whole], index) =>
    schema === staffRequestsSchema ? [] : [{ name: `${route} (${index})`, schema, whole: whole as object }],
  ),
)

it.each(EXACT_ANSWERS)('a page shows nothing that is no answer of $name', ({ schema, whole }) => {
  for (const path of listPaths(whole)) {
    const other = changed(whole, path, (parent, key) => (parent[key] = () => undefined))
    expect([path, schema.safeParse(other).success]).toEqual([path, false])
  }
})

describe('what people write', () => {
  it.each([
    ['a note of the buyer', 500, (text: string) => buyerNoteSchema.safeParse({ token: 'a', text })],
    ['a note of the studio', 1000, (text: string) => studioNoteSchema.safeParse({ text, known: '' })],
    ['a reason', 500, (reason: string) => returnRequestSchema.safeParse({ ...RETURN, reason })],
    ['an answer', 500, (answer: string) => returnStepSchema.safeParse({ step: 'declined', answer })],
  ])('%s has its length and no character of code 0', (_, maxLength, parse) => {
    expect(parse('x'.repeat(maxLength)).success).toBe(true)
    expect(parse(` ${'x'.repeat(maxLength)} `).success).toBe(true)
    expect(parse('x'.repeat(maxLength + 1)).success).toBe(false)
    for (const text of ['a\0b', 'a\ud800', '\udc00b']) expect(parse(text).success).toBe(false)
    expect(parse('Ibex 🐐').success).toBe(true)
  })
})

describe('what comes back', () => {
  it.each([
    ['no line', []],
    ['a line twice', [RETURN.lines[0], RETURN.lines[0]]],
    ['a line that no order has', [{ line: 50, quantity: 1 }]],
    ['a line before the first', [{ line: -1, quantity: 1 }]],
    ['no piece', [{ line: 0, quantity: 0 }]],
    ['half a piece', [{ line: 0, quantity: 0.5 }]],
    ['more than a line holds', [{ line: 0, quantity: 11 }]],
  ])('is not %s', (_, lines) => {
    expect(returnRequestSchema.safeParse({ ...RETURN, lines }).success).toBe(false)
  })

  it('is up to what an order holds', () => {
    const lines = [
      { line: 49, quantity: 10 },
      { line: 0, quantity: 1 },
    ]
    expect(returnRequestSchema.safeParse({ ...RETURN, lines }).success).toBe(true)
  })
})

describe('steps of several orders', () => {
  it('are from one to fifty', () => {
    const parse = (count: number) =>
      fulfillmentStepsSchema.safeParse({
        steps: Array.from({ length: count }, () => ({ orderId: 'a', step: 'ready' })),
      })
    expect([0, 1, 50, 51].map((count) => parse(count).success)).toEqual([false, true, true, false])
  })
})
