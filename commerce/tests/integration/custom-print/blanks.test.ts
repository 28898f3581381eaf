import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BUYER_REQUEST_PATH } from '../../../src/contract/api/api-paths'
import { attentionSchema } from '../../../src/contract/board/attention'
import { proofFailureSchema } from '../../../src/contract/custom-print/proof-failures'
import { fetchShopCatalogue, get, payAtSandbox, send, waitForOrder } from '../../support/shop-client'
import { query } from '../../support/database'
import { createProofedRequest, buildProofInput, fetchStaffRequest } from '../../support/artwork'
import { readMedusaOrders } from '../../support/medusa-orders'
import { payProof, shipOrder } from '../../support/printed-request'
import { buildApproval, approve, decide, type ProofReference } from '../../support/proof-decisions'
import { controlSession } from '../../support/stripe-sandbox'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'

let shop: Shop
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, staff } = await takeShop())
})

const readState = async ({ id }: ProofReference) =>
  (await query<{ state: string }>(shop.databaseUrl, 'select state from press_request where id = $1', [id]))[0]
    ?.state

/** Takes steps of the board with an order, one after the other. */
async function take(orderId: string, ...steps: string[]): Promise<void> {
  for (const step of steps) {
    const { status, body } = await send(`${shop.origin}/admin/orders/${orderId}/studio`, { step }, staff)
    expect([step, status, body]).toEqual([step, 200, expect.anything()])
  }
}

/** How many lines of an order each of its parcels holds that is still one. */
const readParcels = (orderId: string) =>
  query<{ lines: number; pieces: number }>(
    shop.databaseUrl,
    `select count(*)::int as lines, sum(item.quantity)::int as pieces from order_fulfillment link
     join fulfillment parcel on parcel.id = link.fulfillment_id and parcel.canceled_at is null
     join fulfillment_item item on item.fulfillment_id = parcel.id
     where link.order_id = $1 group by parcel.id`,
    [orderId],
  )

const listItems = async () =>
  attentionSchema
    .parse((await get(`${shop.origin}/admin/attention`, staff)).body)
    .findings.filter(({ kind }) => kind === 'blanks_short')

const M = `from product p join product_variant v on v.product_id = p.id and v.title = 'M'
  join product_variant_inventory_item link on link.variant_id = v.id
  where p.handle = 'blank-natural'`

/** Reads Medusa's records of natural shirts of size M. */
async function readShelf() {
  const [level] = await query<{ stocked: number; reserved: number }>(
    shop.databaseUrl,
    `select stocked_quantity::int as stocked, reserved_quantity::int as reserved from inventory_level
     where inventory_item_id in (select link.inventory_item_id ${M})`,
  )
  return level
}

/** The studio counts its blanks: so many are there, and no more may be ordered. As the board writes it. */
async function count(pieces: number): Promise<void> {
  const [row] = await query<{ product_id: string; variant_id: string; item_id: string; location_id: string }>(
    shop.databaseUrl,
    `select p.id as product_id, v.id as variant_id, link.inventory_item_id as item_id,
       (select location_id from inventory_level l where l.inventory_item_id = link.inventory_item_id) as location_id ${M}`,
  )
  const update = [{ id: row?.variant_id, allow_backorder: false }]
  const variants = await send(
    `${shop.origin}/admin/products/${row?.product_id}/variants/batch`,
    { update },
    staff,
  )
  const level = await send(
    `${shop.origin}/admin/inventory-items/${row?.item_id}/location-levels/${row?.location_id}`,
    { stocked_quantity: pieces },
    staff,
  )
  expect([variants.status, level.status]).toEqual([200, 200])
}

describe('blank shirts', () => {
  it('are in nobody’s way: neither in the catalogue, nor on a page, in the site map, or for robots', async () => {
    const { products } = await fetchShopCatalogue(shop)
    expect(products.filter(({ handle }) => handle.startsWith('blank-'))).toEqual([])
    const pages = ['/sitemap.xml', '/robots.txt', '/api/products']
    for (const path of pages) {
      const { body } = await get(shop.origin + path)
      expect(JSON.stringify(body)).not.toContain('blank-natural')
    }
    const blanks = await query(
      shop.databaseUrl,
      `select p.handle, count(*)::int as sizes from product p join product_variant v on v.product_id = p.id
       where p.handle like 'blank-%' and p.status = 'draft' group by 1 order by 1`,
    )
    expect(blanks).toEqual(
      ['blank-forest', 'blank-natural', 'blank-sand'].map((handle) => ({ handle, sizes: 4 })),
    )
  })

  it('may be ordered before anybody has counted them, and leave as every order does', async () => {
    const proofed = await createProofedRequest(shop, staff)
    const { sessionId, orderId } = await payProof(shop, proofed)
    expect(await readMedusaOrders(shop, sessionId)).toMatchObject([
      { pieces: 10, captured: proofed.total / 100, paid: proofed.total / 100 },
    ])
    expect(await readShelf()).toEqual({ stocked: 0, reserved: 10 })
    await shipOrder(shop, orderId, staff)
    expect(await readShelf()).toEqual({ stocked: -10, reserved: 0 })
    // The work and its shirts.
    expect(await readParcels(orderId)).toEqual([{ lines: 2, pieces: 11 }])
  })

  it('leave nothing undone of an order from before there were any', async () => {
    const proofed = await createProofedRequest(shop, staff)
    const sessionId = await approve(shop, proofed)
    const before = await readShelf()
    await query(
      shop.databaseUrl,
      `update checkout_intent set lines = (select jsonb_agg(line || '{"variantId":"","productId":""}')
         from jsonb_array_elements(lines) line) where session_id = $1`,
      [sessionId],
    )
    await payAtSandbox(shop, sessionId)
    await waitForOrder(shop, sessionId)
    const [{ order_id: orderId = '' } = {}] = await readMedusaOrders(shop, sessionId)
    await take(
      orderId,
      'screens_made',
      'printed',
      'packed',
      'not_packed',
      'shipped',
      'not_shipped',
      'shipped',
    )
    expect(await readParcels(orderId)).toEqual([{ lines: 2, pieces: 11 }])
    expect(await readShelf()).toEqual(before)
  })

  it('leave as every order does also where a server of before made the order, while it was exchanged', async () => {
    const { orderId } = await payProof(shop, await createProofedRequest(shop, staff))
    await query(
      shop.databaseUrl,
      `update order_line_item set requires_shipping = true where variant_id is not null
         and id in (select item_id from order_item where order_id = $1)`,
      [orderId],
    )
    await shipOrder(shop, orderId, staff)
    expect(await readParcels(orderId)).toEqual([{ lines: 2, pieces: 11 }])
  })
})

describe('blank shirts that are counted', () => {
  beforeEach(() => count(12))

  it('are held while a proof is being paid, are short for the next with its sentence, and come free again', async () => {
    const [one, other] = [await createProofedRequest(shop, staff), await createProofedRequest(shop, staff)]
    const sessionId = await approve(shop, one)
    // Its own hold keeps nobody from their own page.
    expect(await approve(shop, one)).toBe(sessionId)
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await decide(shop, buildApproval(other))
      expect([status, proofFailureSchema.parse(body)]).toEqual([
        409,
        {
          code: 'blanks_short',
          error: 'We no longer have 10 × M. Nothing was charged. The studio will write to you.',
          values: { pieces: 10, size: 'M' },
        },
      ])
    }
    expect(await readState(other)).toBe('proofed')
    const checkouts = await query(shop.databaseUrl, 'select 1 from checkout_intent where proof_id = $1', [
      other.proofId,
    ])
    expect(checkouts).toEqual([])
    expect(await listItems()).toMatchObject([{ number: other.number, reason: '10 × M (2)' }])

    await controlSession(shop, sessionId, 'expire')
    await expect.poll(() => readState(one)).toBe('proofed')
    await payAtSandbox(shop, await approve(shop, other))
    await expect.poll(() => readState(other)).toBe('paid')
    expect(await listItems()).toEqual([])
    expect(await readShelf()).toEqual({ stocked: 12, reserved: 10 })
  })

  it('are claimed once by two who approve at the same time', async () => {
    await count(12 + ((await readShelf())?.reserved ?? 0))
    const both = [await createProofedRequest(shop, staff), await createProofedRequest(shop, staff)]
    const statuses = (await Promise.all(both.map((proofed) => decide(shop, buildApproval(proofed))))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([200, 409])
    const states = await Promise.all(both.map(readState))
    expect(states.toSorted()).toEqual(['approved', 'proofed'])
    for (const [index, state] of states.entries())
      if (state === 'approved') {
        const { token = '' } = both[index] ?? {}
        await send(shop.origin + BUYER_REQUEST_PATH, { token, kind: 'withdrawn' })
      }
  })

  it('are told of until a newer version asks for what is there', async () => {
    await count((await readShelf())?.reserved ?? 0)
    const proofed = await createProofedRequest(shop, staff)
    expect((await decide(shop, buildApproval(proofed))).status).toBe(409)
    const readRows = async () =>
      (await listItems()).filter((item) => 'number' in item && item.number === proofed.number)
    expect(await readRows()).toHaveLength(1)
    const request = await fetchStaffRequest(shop, proofed.number, staff)
    expect(request.decisions).toMatchObject([{ kind: 'blanks_short', words: '10 × M (0)' }])
    await send(`${shop.origin}/admin/press-requests/${proofed.id}/proofs`, buildProofInput(request), staff)
    expect(await readRows()).toEqual([])
  })

  it('leave the shelf with a parcel, and lie there for their order once it is unpacked', async () => {
    const before = (await readShelf())?.reserved ?? 0
    await count(before + 20)
    const { orderId } = await payProof(shop, await createProofedRequest(shop, staff))
    const waiting = { stocked: before + 20, reserved: before + 10 }
    const gone = { stocked: before + 10, reserved: before }
    expect(await readShelf()).toEqual(waiting)
    await take(orderId, 'screens_made', 'printed', 'packed')
    expect(await readShelf()).toEqual(gone)
    await take(orderId, 'not_packed')
    expect(await readShelf()).toEqual(waiting)
    await take(orderId, 'shipped')
    expect(await readShelf()).toEqual(gone)
    await take(orderId, 'not_shipped')
    expect(await readShelf()).toEqual(waiting)
    await take(orderId, 'packed', 'shipped')
    expect(await readShelf()).toEqual(gone)
    expect(await readParcels(orderId)).toEqual([{ lines: 2, pieces: 11 }])
  })

  it('go back on the shelf with a cancelled order, packed or not', async () => {
    const before = (await readShelf())?.reserved ?? 0
    await count(before + 20)
    const { sessionId, orderId } = await payProof(shop, await createProofedRequest(shop, staff))
    await take(orderId, 'screens_made', 'printed', 'packed', 'not_packed')
    expect(await readShelf()).toEqual({ stocked: before + 20, reserved: before + 10 })
    const cancelled = await send(`${shop.origin}/admin/orders/${orderId}/cancel`, {}, staff)
    expect(cancelled.status).toBe(200)
    expect(await readShelf()).toEqual({ stocked: before + 20, reserved: before })
    expect((await waitForOrder(shop, sessionId)).status).toBe('refunded')
  })
})
