import { beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { boardOrdersSchema } from '../../../src/contract/board/board-order'
import { fulfillmentStepResultsSchema } from '../../../src/contract/board/fulfillment-step'
import { buy, get, toCartItem, send } from '../../support/shop-client'
import { query } from '../../support/database'
import { readMedusaOrders } from '../../support/medusa-orders'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'

let shop: Shop
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, skull, staff } = await takeShop())
})

describe('a step of several orders [S7]', () => {
  it('is taken of each for itself: what is refused of one holds up no other, and repeating is harmless', async () => {
    const [first, second, cancelled] = [await placeOrder(), await placeOrder('pickup'), await placeOrder()]
    await query(shop.databaseUrl, 'update "order" set canceled_at = now() where id = $1', [cancelled])
    const ids = [first, cancelled, 'order_guess', second]
    const steps = ids.map((orderId) => ({ orderId, step: 'ready' }))
    const expected = [
      { orderId: first, refusal: { code: 'is_shipping', message: expect.stringMatching(/nobody/) } },
      { orderId: cancelled, refusal: { code: 'is_shipping', message: expect.any(String) } },
      {
        orderId: 'order_guess',
        refusal: { code: 'no_such_order', message: expect.stringMatching(/no such order/) },
      },
      { orderId: second, refusal: null },
    ]
    for (const results of await Promise.all([take(steps), take(steps)])) expect(results).toEqual(expected)
    expect(await take([{ orderId: cancelled, step: 'shipped' }])).toMatchObject([
      { refusal: { code: 'cancelled' } },
    ])
    expect(await take([{ orderId: cancelled, step: 'printed' }])).toMatchObject([
      { refusal: { code: 'cancelled' } },
    ])
    expect(await take([{ orderId: first, step: 'printed' }])).toEqual([{ orderId: first, refusal: null }])
    const orders = await open()
    expect(orders.find(({ id }) => id === second)?.history.map(({ step }) => step)).toEqual(['ready'])
    expect(orders.find(({ id }) => id === first)).toMatchObject({ stage: 'ship' })
  })

  it('is refused for none, too many, or an unknown step, and for who is not staff', async () => {
    const step = { orderId: 'order_1', step: 'printed' }
    for (const steps of [[], Array.from({ length: 51 }, () => step), [{ ...step, step: 'eaten' }]])
      expect((await send(`${shop.origin}/admin/studio-steps`, { steps }, staff)).status).toBe(400)
    expect((await send(`${shop.origin}/admin/studio-steps`, { steps: [step] })).status).toBe(401)
  })
})

describe('what the job sheet says [S7]', () => {
  it('is what the product says today of side, method and inks, with its picture from behind', async () => {
    const id = await placeOrder()
    const press = async () => (await open()).find((candidate) => candidate.id === id)?.lines[0]?.print
    const nothing = { side: null, method: '', inks: '', back: skull.images.back ?? '' }
    expect(await press()).toEqual(nothing)
    expect(nothing.back).not.toBe('')
    const metadata = { 'print.side': ' Both ', 'print.method': 'Screen  print', 'print.inks': 'Black' }
    const change = (data: object) => send(`${shop.origin}/admin/products/${skull.id}`, data, staff)
    expect((await change({ metadata })).status).toBe(200)
    expect(await press()).toMatchObject({ side: 'both', method: 'Screen print', inks: 'Black' })
    expect((await change({ metadata: { 'print.side': 'sleeve' } })).status).toBe(200)
    expect(await press()).toMatchObject({ side: null })
  })
})

async function placeOrder(delivery: 'shipping' | 'pickup' = 'shipping'): Promise<string> {
  const { sessionId } = await buy(shop, [toCartItem(skull, 'M', 1)], delivery)
  const [row] = await readMedusaOrders(shop, sessionId)
  return row?.order_id ?? ''
}

async function take(steps: object[]) {
  const { body } = await send(`${shop.origin}/admin/studio-steps`, { steps }, staff)
  return fulfillmentStepResultsSchema.parse(body).results
}

async function open() {
  return boardOrdersSchema.parse((await get(`${shop.origin}/api/orders?filter=open`, staff)).body).orders
}
