import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartItem } from '../../../src/contract/cart/cart-item'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { apiErrorSchema } from '../../../src/contract/api/api-error'
import { checkoutResponseSchema } from '../../../src/contract/cart/checkout-request'
import {
  fetchShopCatalogue,
  buildCheckoutBody,
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  fetchProduct,
  requestCheckout,
  send,
  waitForOrder,
} from '../../support/shop-client'
import { query } from '../../support/database'
import { clearFaults, fetchStripeSession, dropWebhooks, injectFault } from '../../support/stripe-sandbox'
import { takeShop } from '../../support/shared-shop'
import { type Shop } from '../../support/shop'
import { parseExactly } from '../../support/parse-exactly'

const ATTACKER = '203.0.113.7'
const YIELDED = 'Its pieces were wanted by somebody else, and it held more than is protected'

let shop: Shop
let products: Product[]
let donuts: Product
beforeAll(async () => {
  ;({ shop } = await takeShop())
  products = (await fetchShopCatalogue(shop)).products
  donuts = await fetchProduct(shop, 'donuts')
})
beforeEach(async () => {
  await clearFaults(shop)
  await query(
    shop.databaseUrl,
    `update checkout_intent set status = 'failed', address_hash = null
     where status in ('opening', 'open', 'failed')`,
  )
})

it('one address that takes every piece without paying keeps nobody from buying any size [F5]', async () => {
  await setStock(7)
  const sizes = products.flatMap((product) =>
    Object.keys(product.availability).map((size) => ({ product, size })),
  )
  const everySize = (pieces: number) => sizes.map(({ product, size }) => toCartItem(product, size, pieces))
  const taken = await Promise.all([2, 2, 2, 1].map((pieces) => open(ATTACKER, everySize(pieces))))
  await expect.poll(readShownPieces).toEqual(new Set([5]))
  const bought: string[] = []
  for (const [index, { product, size }] of sizes.entries())
    bought.push(await open(`198.51.100.${index}`, [toCartItem(product, size)]))
  for (const sessionId of bought.slice(0, 3)) {
    await payAtSandbox(shop, sessionId)
    expect((await waitForOrder(shop, sessionId)).status).toBe('paid')
  }
  // One of the four has yielded; the others hold on to what nobody has wanted yet.
  const standing = await Promise.all(taken.map(readStatus))
  expect(standing.toSorted()).toEqual(['expired', 'open', 'open', 'open'])
})

describe('a checkout that holds more than is protected', () => {
  beforeEach(() => setStock(5))

  it('yields to a buyer elsewhere, cannot be paid any more, and its row says why [F5]', async () => {
    const greedy = await open(ATTACKER, [toCartItem(donuts, 'M', 5)])
    const buyer = await open('198.51.100.1', [toCartItem(donuts, 'M', 3)])
    expect(await readStatus(greedy)).toBe('expired')
    expect((await send(`${shop.sandboxUrl}/_test/sessions/${greedy}/pay`, {})).status).not.toBe(200)
    await payAtSandbox(shop, buyer)
    expect((await waitForOrder(shop, buyer)).status).toBe('paid')
    // It stays so after the provider's own message that it has expired.
    await expect.poll(() => countUnprocessed(greedy)).toBe(0)
    expect(await readRow(greedy)).toEqual({ status: 'failed', reason: YIELDED })
  })

  it('does not yield the protected two to who wants all, and says how many can be had [F5]', async () => {
    const greedy = await open(ATTACKER, [toCartItem(donuts, 'M', 5)])
    const { status, body } = await request('198.51.100.1', [toCartItem(donuts, 'M', 4)])
    expect([status, parseExactly(apiErrorSchema, body).lines]).toMatchObject([
      422,
      [{ values: { available: 3 } }],
    ])
    expect(await readStatus(greedy)).toBe('open')
  })

  it('does not yield once it is paid, also where the shop has not heard of it yet [F5]', async () => {
    const paid = await open(ATTACKER, [toCartItem(donuts, 'M', 4)])
    await dropWebhooks(shop, paid)
    await payAtSandbox(shop, paid)
    const { status, body } = await request('198.51.100.1', [toCartItem(donuts, 'M', 2)])
    expect([status, parseExactly(apiErrorSchema, body).lines]).toMatchObject([
      422,
      [{ values: { available: 1 } }],
    ])
    await expect.poll(async () => (await readRow(paid))?.status).toBe('paid')
  })

  it('does not yield where the provider does not say that it is closed [F5]', async () => {
    const greedy = await open(ATTACKER, [toCartItem(donuts, 'M', 5)])
    const request5xx = `POST /v1/checkout/sessions/${greedy}/expire`
    await injectFault(shop, { on: 'api', request: request5xx, kind: 'status', status: 500, times: 0 })
    expect((await request('198.51.100.1', [toCartItem(donuts, 'M')])).status).toBe(422)
    await clearFaults(shop)
    await payAtSandbox(shop, greedy)
    expect((await waitForOrder(shop, greedy)).status).toBe('paid')
  })

  it('yields to a second one where the first is paid meanwhile [F5]', async () => {
    const paid = await open(ATTACKER, [toCartItem(donuts, 'M', 2)])
    const idle = await open(ATTACKER, [toCartItem(donuts, 'M', 3)])
    await age(11)
    await dropWebhooks(shop, paid)
    await payAtSandbox(shop, paid)
    expect((await request('198.51.100.1', [toCartItem(donuts, 'M', 3)])).status).toBe(200)
    expect([await readStatus(paid), await readStatus(idle)]).toEqual(['complete', 'expired'])
    expect((await waitForOrder(shop, paid)).status).toBe('paid')
  })
})

describe('the last piece', () => {
  beforeEach(() => setStock(1))

  it('is protected for ten minutes, and then goes to who wants it [F5]', async () => {
    const slow = await open('198.51.100.1', [toCartItem(donuts, 'M')])
    expect((await request('198.51.100.2', [toCartItem(donuts, 'M')])).status).toBe(422)
    await age(10)
    const quick = await open('198.51.100.2', [toCartItem(donuts, 'M')])
    expect(await readStatus(slow)).toBe('expired')
    await payAtSandbox(shop, quick)
    expect((await waitForOrder(shop, quick)).status).toBe('paid')
  })

  it('that yields while two want it at once goes to one of them [F5]', async () => {
    await open(ATTACKER, [toCartItem(donuts, 'M')])
    await age(10)
    const answers = await Promise.all(
      ['198.51.100.1', '198.51.100.2'].map((address) => request(address, [toCartItem(donuts, 'M')])),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const winner = answers.find(({ status }) => status === 200)
    const sessionId = parseExactly(checkoutResponseSchema, winner?.body).id
    await payAtSandbox(shop, sessionId)
    expect((await waitForOrder(shop, sessionId)).status).toBe('paid')
  })
})

it('where a buyer came from is stored as a pseudonym, and forgotten after two hours [F5]', async () => {
  await setStock(5)
  const sessionId = await open(ATTACKER, [toCartItem(donuts, 'M')])
  const stored = () =>
    query<{ address_hash: string | null }>(
      shop.databaseUrl,
      'select address_hash from checkout_intent where session_id = $1',
      [sessionId],
    )
  expect(await stored()).toEqual([{ address_hash: expect.stringMatching(/^[\w-]{22}$/) }])
  await age(120)
  await expect.poll(stored).toEqual([{ address_hash: null }])
})

function request(address: string, items: CartItem[]) {
  return requestCheckout(shop, buildCheckoutBody(shop, items), { 'x-forwarded-for': address })
}

/** Opens a checkout from a network address; returns the session's id. */
function open(address: string, items: CartItem[]): Promise<string> {
  return openTestCheckout(shop, items, undefined, { 'x-forwarded-for': address })
}

async function readStatus(sessionId: string): Promise<unknown> {
  const session = await fetchStripeSession(shop, sessionId)
  return typeof session === 'object' && session !== null && 'status' in session ? session.status : undefined
}

async function readRow(sessionId: string): Promise<{ status: string; reason: string | null } | undefined> {
  const rows = await query<{ status: string; reason: string | null }>(
    shop.databaseUrl,
    'select status, reason from checkout_intent where session_id = $1',
    [sessionId],
  )
  return rows[0]
}

async function countUnprocessed(sessionId: string): Promise<number> {
  const rows = await query<{ n: number }>(
    shop.databaseUrl,
    `select count(*) filter (where processed_at is null)::int + (count(*) = 0)::int as n
     from checkout_event where session_id = $1`,
    [sessionId],
  )
  return rows[0]?.n ?? 0
}

/** The different numbers of pieces that the catalogue shows. */
async function readShownPieces(): Promise<Set<number | true>> {
  return new Set(
    (await fetchShopCatalogue(shop)).products.flatMap((product) => Object.values(product.availability)),
  )
}

/** Makes every checkout so many minutes older. */
async function age(minutes: number): Promise<void> {
  await query(
    shop.databaseUrl,
    "update checkout_intent set created_at = created_at - $1 * interval '1 minute'",
    [minutes],
  )
}

/** Leaves this many pieces of every size that nobody has ordered. */
async function setStock(pieces: number): Promise<void> {
  await query(
    shop.databaseUrl,
    `update inventory_level set stocked_quantity = reserved_quantity + $1,
       raw_stocked_quantity = jsonb_build_object('value', (reserved_quantity + $1)::text, 'precision', 20)`,
    [pieces],
  )
}
