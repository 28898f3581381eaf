import { expect } from 'vitest'
import {
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  waitForOrder,
} from '../../../commerce/tests/support/shop-client'
import { connect, LOCK_WAITERS, query } from '../../../commerce/tests/support/database'
import { readMedusaOrders } from '../../../commerce/tests/support/medusa-orders'
import {
  deliverWebhook,
  buildStripeEvent,
  dropWebhooks,
} from '../../../commerce/tests/support/stripe-sandbox'
import { openPoint, type Write } from '../support/fail-point'
import type { FaultFixture } from '../support/fault-fixture'
import type { FatalFault } from '../support/one-kill'

type Step = [what: string, write: Write]
/** The writes that make an order, in this order, each after the one before it has been committed. */
export const STEPS = {
  cart: ['there is a cart', { table: 'cart', on: 'insert' }],
  paymentSession: ['it has a payment', { table: 'payment_session', on: 'insert' }],
  order: ['it has become an order', { table: 'order', on: 'insert' }],
  link: ['the order is linked to its cart', { table: 'order_cart', on: 'insert' }],
  stock: ['the stock is taken', { table: 'reservation_item', on: 'insert' }],
  payment: ['the payment is authorized', { table: 'payment', on: 'insert' }],
  capture: ['the payment is captured', { table: 'capture', on: 'insert' }],
  collection: [
    'it counts as paid',
    { table: 'payment_collection', on: 'update', when: 'new.captured_amount > 0' },
  ],
  transaction: ['the payment stands with the order', { table: 'order_transaction', on: 'insert' }],
  checkout: [
    'it is written down that all is done',
    { table: 'checkout_intent', on: 'update', when: "new.status = 'paid' and old.status <> 'paid'" },
  ],
} as const satisfies Record<string, Step>

export const ONE_ORDER = {
  payments: 1,
  captures: 1,
  captured: 74.4,
  paid: 74.4,
  reserved: 2,
  collection: 'completed',
}

/** Takes each size, as a server does that sells it (modules/locking-advisory/service.ts). */
const LOCK_STOCK = "select pg_advisory_lock(hashtextextended('medusa:' || id, 0)) from inventory_item"

export async function readStatus({ shop }: FaultFixture, sessionId: string): Promise<string | undefined> {
  const sql = 'select status from checkout_intent where session_id = $1'
  return (await query<{ status: string }>(shop.databaseUrl, sql, [sessionId]))[0]?.status
}

/** Kills between a payment and its order. */
export function createOrderKills(fixture: FaultFixture) {
  const openTwo = () => openTestCheckout(fixture.shop, [toCartItem(fixture.skull, 'L', 2)])

  function killWhileOrderIsMade([what, write]: Step): FatalFault {
    return {
      group: 'a server that is killed while it makes an order',
      fault: 5,
      what: `[220] resumes rather than repeats: before ${what}`,
      write,
      async prepare() {
        const { shop } = fixture
        const sessionId = await openTwo()
        return {
          act: () => payAtSandbox(shop, sessionId),
          async check() {
            // `waitForOrder` would make the order by asking for it: that the inbox alone makes it is waited for first.
            await expect.poll(() => readStatus(fixture, sessionId)).toBe('paid')
            expect(await waitForOrder(shop, sessionId)).toMatchObject({
              status: 'paid',
              order: { total: 74.4 },
            })
            expect(await readMedusaOrders(shop, sessionId)).toMatchObject([ONE_ORDER])
          },
        }
      },
    }
  }

  const killBeforeStockIsTaken: FatalFault = {
    group: 'a server that resumes an order',
    fault: 5,
    what: 'takes its stock in turn with those who sell the same size just then [220]',
    write: STEPS.stock[1],
    async prepare() {
      const { shop } = fixture
      const sessionId = await openTwo()
      const seller = await connect(shop.databaseUrl)
      return {
        act: () => payAtSandbox(shop, sessionId),
        whileDown: () => seller.query(LOCK_STOCK),
        async check() {
          await expect.poll(async () => (await seller.query(LOCK_WAITERS)).rowCount).toBe(1)
          expect(await readMedusaOrders(shop, sessionId)).toMatchObject([{ reserved: null }])
          await seller.end()
          await expect.poll(() => readStatus(fixture, sessionId)).toBe('paid')
          expect(await readMedusaOrders(shop, sessionId)).toMatchObject([{ reserved: 2 }])
        },
      }
    },
  }

  const killAfterWebhookIsStored: FatalFault = {
    group: 'a server that is killed',
    fault: 4,
    what: 'between the 200 to the webhook and the settling, makes one order after its restart [220]',
    async prepare() {
      const { shop, skull } = fixture
      const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M', 3)])
      await dropWebhooks(shop, sessionId)
      await payAtSandbox(shop, sessionId)
      const point = await openPoint(shop, STEPS.cart[1])
      let delivered: Promise<void> | undefined
      const deliver = async () => {
        // Its cart is held, so it makes no order, however late it is killed.
        await point.hold()
        expect((await deliverWebhook(shop, buildStripeEvent(sessionId))).status).toBe(200)
      }
      return {
        act: () => (delivered = deliver()),
        isReached: async () => delivered,
        async whileDown() {
          expect(await readMedusaOrders(shop, sessionId)).toEqual([])
        },
        async check() {
          // `waitForOrder` would make the order by asking for it: that the inbox alone makes it is waited for first.
          await expect.poll(() => readMedusaOrders(shop, sessionId), { interval: 500 }).toHaveLength(1)
          expect(await waitForOrder(shop, sessionId)).toMatchObject({
            status: 'paid',
            order: { total: 106.61 },
          })
        },
      }
    },
  }

  return { killWhileOrderIsMade, killBeforeStockIsTaken, killAfterWebhookIsStored }
}
