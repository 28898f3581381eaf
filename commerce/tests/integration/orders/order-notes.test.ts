import { beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { linkedOrderSchema } from '../../../src/contract/orders/buyer-order'
import { boardOrderDetailSchema } from '../../../src/contract/board/board-order'
import { buy, get, toCartItem, send } from '../../support/shop-client'
import { query } from '../../support/database'
import { readMedusaOrders } from '../../support/medusa-orders'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'
import { parseExactly } from '../../support/parse-exactly'

let shop: Shop
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, skull, staff } = await takeShop())
  await query(shop.databaseUrl, `update "user" set first_name = 'Anna', last_name = null`)
})

describe('a note of the studio [S11]', () => {
  it('is kept with its author and time, and in the history, once however often it is saved', async () => {
    const { orderId } = await placeOrder()
    const note = { text: ' Gift wrap, please ', known: '' }
    for (const answer of await Promise.all([write(orderId, note), write(orderId, note)]))
      expect(answer.status).toBe(200)
    const sheet = await fetchSheet(orderId)
    expect(sheet.notes).toEqual({
      studio: { text: 'Gift wrap, please', by: 'Anna', at: expect.stringMatching(/^\d{4}-/) },
      buyer: null,
    })
    expect(sheet.history.map(({ step, by }) => [step, by])).toEqual([['note_changed', 'Anna']])
    expect((await write(orderId, { text: '', known: 'Gift wrap, please' })).status).toBe(200)
    expect((await fetchSheet(orderId)).notes.studio).toBeNull()
  })

  it('does not overwrite what a colleague has written meanwhile', async () => {
    const { orderId } = await placeOrder()
    await write(orderId, { text: 'First', known: '' })
    expect(await write(orderId, { text: 'Second', known: '' })).toMatchObject({
      status: 400,
      body: { code: 'note_changed' },
    })
    expect((await fetchSheet(orderId)).notes.studio?.text).toBe('First')
    expect((await write(orderId, { text: 'Second', known: 'First' })).status).toBe(200)
  })

  it('is refused where it is too long, has no order, or comes from nobody', async () => {
    const { orderId } = await placeOrder()
    expect((await write(orderId, { text: 'x'.repeat(1001), known: '' })).status).toBe(400)
    expect((await write('order_guess', { text: 'x', known: '' })).status).toBe(404)
    const answer = await send(`${shop.origin}/admin/orders/${orderId}/note`, { text: 'x', known: '' })
    expect(answer.status).toBe(401)
  })
})

describe('a note of the buyer [S11]', () => {
  it('reaches the studio until the order has left, and can be changed as long', async () => {
    const { orderId, token } = await placeOrder()
    expect((await fetchPage(token)).note).toEqual({ text: '', isOpen: true })
    const answer = await ask({ token, text: 'Please ring twice' })
    expect(parseExactly(linkedOrderSchema, answer.body).note).toEqual({
      text: 'Please ring twice',
      isOpen: true,
    })
    await ask({ token, text: 'Please ring\nthree times' })
    expect((await fetchSheet(orderId)).notes.buyer).toMatchObject({ text: 'Please ring\nthree times' })
    // No buyer reads what the studio notes for itself.
    await write(orderId, { text: 'Difficult bell', known: '' })
    expect(JSON.stringify(await fetchPage(token))).not.toContain('Difficult')

    await send(`${shop.origin}/admin/orders/${orderId}/studio`, { step: 'shipped' }, staff)
    expect((await fetchPage(token)).note.isOpen).toBe(false)
    expect(await ask({ token, text: 'Too late' })).toMatchObject({ status: 409, body: { code: 'too_late' } })
    expect((await fetchSheet(orderId)).notes.buyer?.text).toBe('Please ring\nthree times')
  })

  it('is refused where it is too long, not text, or has no order behind it', async () => {
    const { token } = await placeOrder()
    for (const body of [
      { token, text: 'x'.repeat(501) },
      { token, text: 'a\0b' },
      { token, text: 7 },
      { token },
      { token, text: 'x', more: 1 },
    ])
      expect((await ask(body)).status).toBe(400)
    expect((await ask({ token: `${token}x`, text: 'x' })).status).toBe(404)
    expect((await ask({ token, text: 'x'.repeat(20_000) })).status).toBe(400)
    expect((await get(`${shop.origin}/api/order-note`)).status).toBe(405)
  })
})

async function placeOrder() {
  const { sessionId, order } = await buy(shop, [toCartItem(skull, 'M', 1)])
  const [row] = await readMedusaOrders(shop, sessionId)
  return { orderId: row?.order_id ?? '', token: order.token ?? '' }
}

const write = (orderId: string, body: object) =>
  send(`${shop.origin}/admin/orders/${orderId}/note`, body, staff)
const ask = (body: object) => send(`${shop.origin}/api/order-note`, body)

async function fetchSheet(orderId: string) {
  return boardOrderDetailSchema.parse(
    (await get(`${shop.origin}/admin/orders/${orderId}/studio`, staff)).body,
  ).order
}

async function fetchPage(token: string) {
  return parseExactly(linkedOrderSchema, (await get(`${shop.origin}/api/orders?token=${token}`)).body)
}
