import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Product } from '../src/contract/catalogue'
import { MESSAGES } from '../src/contract/messages'
import {
  buy,
  checkoutBody,
  get,
  lineOf,
  openCheckout,
  pay,
  productOf,
  requestCheckout,
  settledOrder,
} from './harness/customer'
import { startCluster, type Cluster } from './harness/cluster'
import { deliver, eventOf } from './harness/provider'
import { startShop, type Shop } from './harness/shop'

let cluster: Cluster
let shop: Shop
let skull: Product
let open: string
beforeAll(async () => {
  cluster = await startCluster(inject('spareDataDir'))
  shop = await startShop(cluster.url)
  skull = await productOf(shop, 'crying-skull')
  await buy(shop, [lineOf(skull, 'M')])
  open = await openCheckout(shop, [lineOf(skull, 'L')])
  await cluster.stop()
})
afterAll(async () => {
  await shop?.stop()
  await cluster?.stop()
})

/** An answer and how long it took, in milliseconds. */
async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const start = performance.now()
  return { answer: await work(), ms: performance.now() - start }
}

it('[214] says that the server may be starting up while the database is down', async () => {
  const { answer, ms } = await timed(() => get(`${shop.origin}/api/test`))
  expect(answer).toMatchObject({
    status: 503,
    body: { success: false, error: MESSAGES.status503, suggestion: MESSAGES.serverStarting },
  })
  expect(ms).toBeLessThan(5000)
})

it('answers 503 with the sentence within 5 s to a checkout, a look-up and a webhook', async () => {
  const requests = [
    () => requestCheckout(shop, checkoutBody(shop, [lineOf(skull, 'M')])),
    () => requestCheckout(shop, checkoutBody(shop, [lineOf(skull, 'M')]), { 'idempotency-key': 'k' }),
    () => get(`${shop.origin}/api/orders?session_id=${open}`),
    () => deliver(shop, eventOf(open)),
  ]
  for (const { answer, ms } of await Promise.all(requests.map(timed))) {
    expect(answer).toMatchObject({ status: 503, body: { error: MESSAGES.status503, code: 'unavailable' } })
    expect(ms).toBeLessThan(5000)
  }
})

it('goes on showing the catalogue', async () => {
  const { answer, ms } = await timed(() => get(`${shop.origin}/api/products`))
  expect(answer.status).toBe(200)
  expect(ms).toBeLessThan(1000)
})

it('recovers by itself and settles what was paid meanwhile', async () => {
  await pay(shop, open)
  cluster = await startCluster(inject('spareDataDir'), Number(new URL(cluster.url).port))
  await expect.poll(async () => (await get(`${shop.origin}/api/test`)).status, { timeout: 20_000 }).toBe(200)
  expect(await settledOrder(shop, open)).toMatchObject({ status: 'paid', order: { total: 42.2 } })
  expect((await buy(shop, [lineOf(skull, 'M')])).order.status).toBe('paid')
})
