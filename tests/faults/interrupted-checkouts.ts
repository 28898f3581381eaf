import { expect } from 'vitest'
import * as z from 'zod'
import {
  checkoutBody,
  get,
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  requestCheckout,
} from '../../commerce/tests/support/shop-client'
import { query } from '../../commerce/tests/support/database'
import { medusaOrders } from '../../commerce/tests/support/medusa-orders'
import { listWebhookDeliveries, injectFault } from '../../commerce/tests/support/stripe-sandbox'
import type { FaultFixture } from './support/fault-fixture'
import { expectLost, type FatalFault } from './support/one-kill'

const GROUP = 'a server that is killed'
const STATE = z.object({ sessions: z.object({ open: z.number(), paid: z.array(z.string()) }) })

/** Checkouts that are cut off at the provider, and its first word of one. */
export function interruptedCheckouts(fixture: FaultFixture) {
  /** Those that can be paid, and those that somebody has paid meanwhile. */
  async function sessionsCreated(): Promise<number> {
    const { body } = await get(`${fixture.shop.sandboxUrl}/_test/state`)
    const { open, paid } = STATE.parse(body).sessions
    return open + paid.length
  }

  async function isClaimed(key: string): Promise<boolean> {
    const sql = 'select 1 from checkout_intent where idempotency_key = $1'
    return (await query(fixture.shop.databaseUrl, sql, [key])).length === 1
  }

  /** Nobody else may be sent to the provider at the same kill. */
  function opening(executed: boolean): FatalFault {
    return {
      group: GROUP,
      row: executed ? 2 : 1,
      what: executed
        ? 'after the session was created, but not saved, opens no second one that can be paid'
        : 'before the provider is called, makes one session of the retry',
      async prepare() {
        const { shop, skull } = fixture
        const key = crypto.randomUUID()
        const body = checkoutBody(shop, [toCartItem(skull, 'M')])
        const request = () => requestCheckout(shop, body, { 'idempotency-key': key })
        /** Sessions that were open by then. */
        let before = Number.NaN
        return {
          async act() {
            before = await sessionsCreated()
            const hang = { on: 'api', request: 'POST /v1/checkout/sessions', kind: 'hang', times: 0 }
            await injectFault(shop, { ...hang, executed })
            await expectLost(request())
          },
          isReached: () =>
            expect
              .poll(async () => (executed ? (await sessionsCreated()) === before + 1 : isClaimed(key)))
              .toBe(true),
          async whileDown() {
            expect(await sessionsCreated()).toBe(executed ? before + 1 : before)
          },
          async check() {
            expect((await request()).status).toBe(200)
            expect(await sessionsCreated()).toBe(before + 1)
          },
        }
      },
    }
  }

  /** Nobody else may be waiting for a webhook at the same kill. */
  const hearing: FatalFault = {
    group: GROUP,
    row: 3,
    what: 'after the webhook was verified, before it was stored, is sent again',
    write: { table: 'checkout_event', on: 'insert' },
    async prepare() {
      const { shop, skull } = fixture
      const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
      return {
        act: () => payAtSandbox(shop, sessionId),
        async whileDown() {
          await expect
            .poll(
              async () =>
                (await listWebhookDeliveries(shop, sessionId)).flatMap(({ attempts }) => attempts).length,
            )
            .toBeGreaterThan(0)
          for (const { state, attempts } of await listWebhookDeliveries(shop, sessionId)) {
            expect(state).toBe('pending')
            for (const { outcome } of attempts) expect(outcome).not.toMatch(/^2/)
          }
          const heard = 'select 1 from checkout_event where session_id = $1'
          expect(await query(shop.databaseUrl, heard, [sessionId])).toEqual([])
        },
        async check() {
          // Nobody asks for the order: it is the provider who says it again.
          await expect.poll(() => medusaOrders(shop, sessionId)).toHaveLength(1)
          await expect
            .poll(async () => (await listWebhookDeliveries(shop, sessionId)).map(({ state }) => state))
            .toEqual(['delivered'])
        },
      }
    },
  }

  return { opening, hearing }
}
