import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SANDBOX_AUTHORIZATION } from '../../support/stripe-sandbox'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { apiErrorSchema } from '../../../src/contract/api/api-error'
import { checkoutResponseSchema } from '../../../src/contract/cart/checkout-request'
import { MESSAGES, formatMessage } from '../../../src/contract/api/messages'
import {
  buildCheckoutBody,
  toCartItem,
  payAtSandbox,
  fetchProduct,
  requestCheckout,
  send,
  waitForOrder,
} from '../../support/shop-client'
import { query } from '../../support/database'
import { takeShop } from '../../support/shared-shop'
import { type Shop } from '../../support/shop'
import { parseExactly } from '../../support/parse-exactly'

let shop: Shop
let skull: Product
let donuts: Product
beforeAll(async () => {
  ;({ shop } = await takeShop())
  skull = await fetchProduct(shop, 'crying-skull')
  donuts = await fetchProduct(shop, 'donuts')
})

describe('POST /api/create-checkout-session', () => {
  it('answers the session and its page, and takes the success URL with literal braces [218]', async () => {
    const body = buildCheckoutBody(shop, [toCartItem(skull, 'M')])
    expect(body.successUrl).toBe(`${shop.origin}/checkout-success?session_id={CHECKOUT_SESSION_ID}`)
    const answer = await requestCheckout(shop, body)
    expect(answer.status).toBe(200)
    const { id, url } = parseExactly(checkoutResponseSchema, answer.body)
    expect(url).toContain(id)
    expect(await hosted(id)).toMatchObject({ success_url: body.successUrl })
  })

  it('takes the root of the site as cancel URL [219]', async () => {
    const body = buildCheckoutBody(shop, [toCartItem(skull, 'M')])
    expect(body.cancelUrl).toBe(`${shop.origin}/`)
    const { id } = parseExactly(checkoutResponseSchema, (await requestCheckout(shop, body)).body)
    expect(await hosted(id)).toMatchObject({ cancel_url: `${shop.origin}/` })
  })

  it('opens the page in the language of the buyer', async () => {
    const body = buildCheckoutBody(shop, [toCartItem(skull, 'M')])
    const { body: answer } = await requestCheckout(shop, body, { 'accept-language': 'fr-CH, de;q=0.5' })
    expect(await hosted(parseExactly(checkoutResponseSchema, answer).id)).toMatchObject({ locale: 'fr' })
  })

  it('asks for an address only where something is sent', async () => {
    const ids = await Promise.all(
      (['shipping', 'pickup'] as const).map(async (option) => {
        const answer = await requestCheckout(shop, buildCheckoutBody(shop, [toCartItem(skull, 'M')], option))
        return parseExactly(checkoutResponseSchema, answer.body).id
      }),
    )
    const [shipping, pickup] = await Promise.all(ids.map(hosted))
    expect(shipping).toMatchObject({ shipping_address_collection: { allowed_countries: ['CH'] } })
    expect(pickup).toMatchObject({ shipping_address_collection: null })
  })

  it('answers the same session to the same request under one idempotency key, also at the same time', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const body = buildCheckoutBody(shop, [toCartItem(skull, 'L', 2)])
    const answers = await Promise.all([1, 2, 3].map(() => requestCheckout(shop, body, key)))
    const late = await requestCheckout(shop, body, key)
    const ids = [...answers, late].map((answer) => parseExactly(checkoutResponseSchema, answer.body).id)
    expect(new Set(ids).size).toBe(1)

    const other = await requestCheckout(shop, buildCheckoutBody(shop, [toCartItem(skull, 'L', 3)]), key)
    expect(other).toMatchObject({ status: 400, body: { code: 'idempotency_key_reused' } })
  })
})

describe('a cart that is taken to the payment page again', () => {
  const ask = (replaces?: string) => {
    const headers: Record<string, string> = replaces === undefined ? {} : { 'replaces-session': replaces }
    return requestCheckout(shop, buildCheckoutBody(shop, [toCartItem(skull, 'M')]), headers)
  }
  const open = async (replaces?: string) =>
    parseExactly(checkoutResponseSchema, (await ask(replaces)).body).id
  const readStatus = async (id: string) => ((await hosted(id)) as { status: string }).status
  const checkoutCount = () => query(shop.databaseUrl, 'select count(*)::int from checkout_intent')

  it('closes its older session, which can then not be paid as well', async () => {
    const older = await open()
    const newer = await open(older)
    // Before the newer one has an address: at no time can both be paid.
    expect(await readStatus(older)).toBe('expired')
    expect(
      await query(shop.databaseUrl, `select status from checkout_intent where session_id = '${older}'`),
    ).toEqual([{ status: 'failed' }])
    expect(await readStatus(newer)).toBe('open')
    // What had to be closed is closed: the next press needs nothing of it.
    expect(await readStatus(await open(older))).toBe('open')
  })

  it('is not paid for a second time: neither before the shop has heard of the payment, nor afterwards', async () => {
    const paid = await open()
    const before = await checkoutCount()
    await payAtSandbox(shop, paid)
    expect(await ask(paid)).toMatchObject({ status: 422, body: { code: 'already_paid' } })
    expect((await waitForOrder(shop, paid)).status).toBe('paid')
    expect(await ask(paid)).toMatchObject({ status: 422, body: { code: 'already_paid' } })
    // No piece is held for a payment that nobody can make.
    expect(await checkoutCount()).toEqual(before)
    expect(await readStatus(paid)).toBe('complete')
  })

  it('may name any nonsense as what it has opened before', async () => {
    for (const nonsense of ['cs_nobody', "'; drop table", '%00']) await open(nonsense)
  })
})

describe('a request that is not a cart', () => {
  type Body = ReturnType<typeof buildCheckoutBody>
  const changed = (change: (body: Body) => unknown) => () => {
    const body = buildCheckoutBody(shop, [toCartItem(skull, 'M')])
    return change(body)
  }
  const line = (change: object) => changed((body) => ({ ...body, items: [{ ...body.items[0], ...change }] }))

  const BAD: [string, () => unknown][] = [
    ['nothing', () => ''],
    ['no JSON', () => '{"items":'],
    ['a list', () => []],
    ['null', () => 'null'],
    ['an empty cart', changed((body) => ({ ...body, items: [] }))],
    ['items that are no list', changed((body) => ({ ...body, items: {} }))],
    ['51 lines', changed((body) => ({ ...body, items: Array(51).fill(body.items[0]) }))],
    ['10,000 lines', changed((body) => ({ ...body, items: Array(10_000).fill(body.items[0]) }))],
    ['5 MB', changed((body) => ({ ...body, cancelUrl: 'x'.repeat(5_000_000) }))],
    ['an unknown field', changed((body) => ({ ...body, discount: 100 }))],
    ['an unknown field of a line', line({ discount: 100 })],
    ['another delivery option', changed((body) => ({ ...body, deliveryOption: 'drone' }))],
    ['quantity 0', line({ quantity: 0 })],
    ['quantity -1', line({ quantity: -1 })],
    ['quantity 1.5', line({ quantity: 1.5 })],
    ['quantity 11', line({ quantity: 11 })],
    ['quantity 1e9', line({ quantity: 1e9 })],
    ['a quantity in words', line({ quantity: '1' })],
    ['a negative price', line({ price: -1 })],
    ['a price that is no number', line({ price: '29.90' })],
    ['NUL in a name', line({ name: 'Crying\u0000Skull' })],
    ['NUL in a size', line({ size: 'M\u0000' })],
    ['an id that is not product and size', line({ id: 'something' })],
    [
      'a foreign success URL',
      changed((body) => ({ ...body, successUrl: body.successUrl.replace('localhost', 'evil.example') })),
    ],
    [
      'a success URL without braces',
      changed((body) => ({ ...body, successUrl: `${shop.origin}/checkout-success` })),
    ],
    ['a foreign cancel URL', changed((body) => ({ ...body, cancelUrl: 'https://evil.example/' }))],
    ['a script as cancel URL', changed((body) => ({ ...body, cancelUrl: 'javascript:alert(1)' }))],
    ['__proto__', changed((body) => JSON.stringify(body).replace('{', '{"__proto__":{"isAdmin":true},'))],
    [
      '__proto__ in a line',
      changed((body) => JSON.stringify(body).replace('[{', '[{"__proto__":{"price":1},')),
    ],
    ['constructor', changed((body) => ({ ...body, constructor: { prototype: { isAdmin: true } } }))],
    ['depth', () => `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ]

  const checkouts = () => query(shop.databaseUrl, 'select count(*) from checkout_intent')

  it.each(BAD)('is refused with 400 and a sentence, and opens no checkout: %s', async (_name, body) => {
    const before = await checkouts()
    const answer = await requestCheckout(shop, body())
    expect(await checkouts()).toEqual(before)
    expect(answer.status).toBe(400)
    expect(parseExactly(apiErrorSchema, answer.body)).toEqual({
      error: MESSAGES.status400,
      code: 'invalid_request',
    })
  })

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'items=1'],
    ['plain text', 'text/plain', '{}'],
    ['an unknown character set', 'application/json; charset=klingon', '{}'],
  ])('is refused with 400: %s', async (_name, type, body) => {
    const answer = await requestCheckout(shop, body, { 'content-type': type })
    expect(answer).toMatchObject({ status: 400, body: { error: MESSAGES.status400 } })
  })

  it.each(['', 'x'.repeat(256), 'with space', 'umlaut-\u00fc'])(
    'is refused with 400 for the key "%s"',
    async (key) => {
      const answer = await requestCheckout(shop, buildCheckoutBody(shop, [toCartItem(skull, 'M')]), {
        'idempotency-key': key,
      })
      expect(answer.status).toBe(400)
    },
  )
})

describe('a cart that the catalogue no longer matches', () => {
  /** The sentence that a buyer reads, and the lines that it is about. */
  const errorFor = async (items: unknown[]) => {
    const answer = await requestCheckout(shop, { ...buildCheckoutBody(shop, []), items })
    expect(answer.status).toBe(422)
    const body = parseExactly(apiErrorSchema, answer.body)
    expect(body.code).toBe('catalogue_changed')
    return { error: body.error, lines: body.lines }
  }

  it('names a product that is gone', async () => {
    const gone = { ...skull, id: 'prod_gone' }
    expect(await errorFor([toCartItem(skull, 'M'), toCartItem(gone, 'M')])).toEqual({
      error: MESSAGES.productGone,
      lines: [{ id: 'prod_gone-M', code: 'product_gone' }],
    })
  })

  it('names a size that is gone', async () => {
    expect(await errorFor([toCartItem(skull, 'XXS')])).toEqual({
      error: formatMessage('sizeNotAvailable', { size: 'XXS' }),
      lines: [{ id: `${skull.id}-XXS`, code: 'size_gone', values: { size: 'XXS' } }],
    })
  })

  it('names a price that has changed, and tells the new one', async () => {
    expect(await errorFor([{ ...toCartItem(skull, 'M'), price: 0.05 }])).toEqual({
      error: formatMessage('priceChanged', { name: 'Crying Skull', price: 'CHF 29.90' }),
      lines: [
        {
          id: `${skull.id}-M`,
          code: 'price_changed',
          values: { name: 'Crying Skull', price: 29.9, currency: 'CHF' },
        },
      ],
    })
  })

  it('names a size that is sold out', async () => {
    expect(await errorFor([toCartItem(donuts, 'XL')])).toEqual({
      error: formatMessage('soldOutLine', { name: 'Donuts', size: 'XL' }),
      lines: [
        {
          id: `${donuts.id}-XL`,
          code: 'out_of_stock',
          values: { name: 'Donuts', size: 'XL', available: 0 },
        },
      ],
    })
  })

  it('tells how many are left, from the stock of this moment', async () => {
    await query(
      shop.databaseUrl,
      `update inventory_level set stocked_quantity = 2, raw_stocked_quantity = '{"value":"2","precision":20}'
       where inventory_item_id = (select id from inventory_item where sku = 'DONUTS-S')`,
    )
    expect(await errorFor([toCartItem(donuts, 'S', 3)])).toEqual({
      error: formatMessage('tooFewLeft', { available: 2, name: 'Donuts', size: 'S' }),
      lines: [
        { id: `${donuts.id}-S`, code: 'out_of_stock', values: { name: 'Donuts', size: 'S', available: 2 } },
      ],
    })
  })

  it('names every line that is wrong, and a line that stands there twice', async () => {
    const { error, lines } = await errorFor([
      toCartItem(skull, 'M'),
      toCartItem(skull, 'M'),
      toCartItem({ ...skull, id: 'prod_gone' }, 'M'),
    ])
    expect(error).toBe(MESSAGES.cartInvalid)
    expect(lines?.map(({ code }) => code)).toEqual(['duplicate_line', 'product_gone'])
  })
})

describe('a payment provider', () => {
  const faulty = (fault: object) =>
    send(`${shop.sandboxUrl}/_test/faults`, { on: 'api', request: 'POST /v1/checkout/sessions', ...fault })
  beforeEach(async () => {
    await fetch(`${shop.sandboxUrl}/_test/faults`, { method: 'DELETE' })
  })
  const order = () => buildCheckoutBody(shop, [toCartItem(skull, 'M')])

  it('that refuses: 500 with a sentence and no stack', async () => {
    await faulty({ kind: 'status', status: 400 })
    const answer = await requestCheckout(shop, order())
    expect(answer).toMatchObject({
      status: 500,
      body: { error: MESSAGES.sessionFailed, code: 'provider_refused' },
    })
    expect(Object.keys(parseExactly(apiErrorSchema, answer.body))).toEqual(['error', 'code'])
  })
})

/** The session as the provider has it. */
async function hosted(sessionId: string): Promise<unknown> {
  const response = await fetch(`${shop.sandboxUrl}/v1/checkout/sessions/${sessionId}`, {
    headers: SANDBOX_AUTHORIZATION,
  })
  return response.json()
}
