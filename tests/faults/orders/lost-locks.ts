import { afterAll, beforeAll, describe, expect } from 'vitest'
import {
  toCartItem,
  openTestCheckout,
  fetchBuyerOrder,
  payAtSandbox,
  waitForOrder,
} from '../../../commerce/tests/support/shop-client'
import { query } from '../../../commerce/tests/support/database'
import { readMedusaOrders } from '../../../commerce/tests/support/medusa-orders'
import { injectFault, listPaidSessions } from '../../../commerce/tests/support/stripe-sandbox'
import { startShop, type Shop } from '../../../commerce/tests/support/shop'
import { failPoint } from '../support/fail-point'
import { testFault } from '../support/fault'
import type { FaultFixture } from '../support/fault-fixture'

/**
 * Medusa looks whether an order's payment is linked to another one before it links it, which takes so long here that two
 * who make an order at the same time are sure to meet; and the one that reserves second finds the payment authorized.
 */
const SLOW_WRITES = `create function pause_write() returns trigger language plpgsql as
    $$ begin perform pg_sleep(1); return new; end $$;
  create trigger slow before insert on order_payment_collection for each row execute function pause_write();
  create trigger slow before insert on reservation_item for each row execute function pause_write()`
const USUAL_WRITES = 'drop function pause_write cascade'

/** Beside what is sold: each round sells another one. */
const ONE_PIECE = `update inventory_level level set stocked_quantity = reserved_quantity + 1,
    raw_stocked_quantity = jsonb_build_object('value', (reserved_quantity + 1)::text, 'precision', 20)
  from product_variant_inventory_item item join product_variant variant on variant.id = item.variant_id
    join product on product.id = variant.product_id
  where item.inventory_item_id = level.inventory_item_id and variant.title = 'XL' and product.handle = 'crying-skull'`

/** Tests what a server does whose lock is gone while a second one works beside it. */
export function testLostLocks(fixture: FaultFixture): void {
  /** Ends the connection that holds the lock of a session, as a restart of PostgreSQL ends all of them. */
  async function loseLock(sessionId: string): Promise<void> {
    const ended = await query(
      fixture.shop.databaseUrl,
      `select pg_terminate_backend(pid) from pg_locks,
       (select hashtextextended($1, 0) as key) as lock
     where locktype = 'advisory' and granted and objsubid = 1
       and classid::bigint = (key >> 32) & 4294967295 and objid::bigint = key & 4294967295`,
      [sessionId],
    )
    expect(ended).toHaveLength(1)
  }

  async function readEvents(sessionId: string, condition: string): Promise<number> {
    const sql = `select 1 from checkout_event where session_id = $1 and ${condition}`
    return (await query(fixture.shop.databaseUrl, sql, [sessionId])).length
  }
  const waiting = (sessionId: string) => readEvents(sessionId, 'processed_at is null')
  /** Counts the events that a server has failed to process because its lock was gone. */
  const failed = (sessionId: string) => readEvents(sessionId, 'attempts > 0')

  /** Whether Stripe is just being asked what became of a session. */
  async function isAsked(sessionId: string): Promise<boolean> {
    const sql = 'select 1 from checkout_intent where session_id = $1 and checked_at is not null'
    return (await query(fixture.shop.databaseUrl, sql, [sessionId])).length === 1
  }

  describe('a server that loses the lock of a payment while it makes an order of it', () => {
    /** Reconciles by its sweep what the first server, which gets the webhooks, has left. */
    let other: Shop
    beforeAll(async () => {
      const { databaseUrl, sandboxUrl, origin } = fixture.shop
      const more = { SANDBOX_URL: sandboxUrl, PUBLIC_URL: origin }
      other = await startShop(databaseUrl, { smtpUrl: fixture.mailbox.smtpUrl, more })
    })
    afterAll(() => other?.stop())

    testFault(5, 'makes no second order beside another server’s [220]', async () => {
      const { shop, skull } = fixture
      const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'L', 2)])
      const point = await failPoint(shop, { table: 'order', on: 'insert' })
      await payAtSandbox(shop, sessionId)
      await point.waitUntilReached()
      await loseLock(sessionId)
      await point.waitUntilReached(2)
      await query(shop.databaseUrl, SLOW_WRITES)
      await point.release()
      expect(await waitForOrder(shop, sessionId)).toMatchObject({ status: 'paid', order: { total: 74.4 } })
      await expect.poll(() => waiting(sessionId)).toBe(0)
      await query(shop.databaseUrl, USUAL_WRITES)
      const attempts = 'select failed_attempts from checkout_intent where session_id = $1'
      expect(await query(shop.databaseUrl, attempts, [sessionId])).toEqual([{ failed_attempts: 0 }])
      expect(await readMedusaOrders(shop, sessionId)).toMatchObject([
        { payments: 1, captures: 1, captured: 74.4, paid: 74.4, reserved: 2, collection: 'completed' },
      ])
    })

    testFault(
      32,
      'does not pay back as sold out what another server has made an order of [220]',
      async () => {
        const { shop, skull } = fixture
        await query(shop.databaseUrl, ONE_PIECE)
        const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'XL')])
        await injectFault(shop, {
          on: 'api',
          request: `GET /v1/checkout/sessions/${sessionId}`,
          kind: 'hang',
        })
        await payAtSandbox(shop, sessionId)
        await expect.poll(() => isAsked(sessionId), { interval: 20 }).toBe(true)
        await loseLock(sessionId)
        // Either server may be the one that waits for Stripe, so both are asked.
        const isPaid = async () => {
          const [order] = await Promise.all([other, shop].map((server) => fetchBuyerOrder(server, sessionId)))
          return order?.status === 'paid'
        }
        await expect.poll(isPaid).toBe(true)
        await expect.poll(() => waiting(sessionId)).toBe(0)
        await expect.poll(() => failed(sessionId)).toBe(1)
        expect((await listPaidSessions(shop)).find(({ id }) => id === sessionId)).toMatchObject({
          refunded: 0,
        })
        expect((await waitForOrder(shop, sessionId)).status).toBe('paid')
      },
    )
  })
}
