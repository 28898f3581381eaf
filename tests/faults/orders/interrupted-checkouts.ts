import { expect } from 'vitest'
import * as z from 'zod'
import {
  buildCheckoutBody,
  get,
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  requestCheckout,
} from '../../../commerce/tests/support/shop-client'
import { query } from '../../../commerce/tests/support/database'
import { readMedusaOrders } from '../../../commerce/tests/support/medusa-orders'
import { listWebhookDeliveries, injectFault } from '../../../commerce/tests/support/stripe-sandbox'
import type { FaultFixture } from '../support/fault-fixture'
import { expectLost, type FatalFault } from '../support/one-kill'

const GROUP = 'a server that is killed'
const STATE = z.object({ sessions: z.object({ open: z.number(), paid: z.array(z.string()) }) })

/** Kills while Stripe creates a session, and while its first webhook comes. */
export function createCheckoutKills(fixture: FaultFixture) {
  /** Counts the sessions that can be paid, and those that somebody has paid meanwhile. */
  async function countSessions(): Promise<number> {
    const { body } = await get(`${fixture.shop.sandboxUrl}/_test/state`)
    const { open, paid } = STATE.parse(body).sessions
    return open + paid.length
  }

  async function isClaimed(key: string): Promise<boolean> {
    const sql = 'select 1 from checkout_intent where idempotency_key = $1'
    return (await query(fixture.shop.databaseUrl, sql, [key])).length === 1
  }

  /** No other fault of the same kill may create a session: the hanging request is the first one that comes. */
  function killWhileSessionIsCreated(executed: boolean): FatalFault {
    return {
      group: GROUP,
      fault: executed ? 2 : 1,
      what: executed
        ? 'after the session was created, but not saved, opens no second one that can be paid'
        : 'before the provider is called, makes one session of the retry',
      async prepare() {
        const { shop, skull } = fixture
        const key = crypto.randomUUID()
        const body = buildCheckoutBody(shop, [toCartItem(skull, 'M')])
        const request = () => requestCheckout(shop, body, { 'idempotency-key': key })
        /** Sessions that were open by then. */
        let before = Number.NaN
        return {
          async act() {
            before = await countSessions()
            const hang = { on: 'api', request: 'POST /v1/checkout/sessions', kind: 'hang', times: 0 }
            await injectFault(shop, { ...hang, executed })
            await expectLost(request())
          },
          isReached: () =>
            expect
              .poll(async () => (executed ? (await countSessions()) === before + 1 : isClaimed(key)))
              .toBe(true),
          async whileDown() {
            expect(await countSessions()).toBe(executed ? before + 1 : before)
          },
          async check() {
            expect((await request()).status).toBe(200)
            expect(await countSessions()).toBe(before + 1)
          },
        }
      },
    }
  }

  /** No other fault of the same kill may wait for a webhook: its write is the first one of the table. */
  const killBeforeWebhookIsStored: FatalFault = {
    group: GROUP,
    fault: 3,
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
          // Nobody asks for the order: Stripe sends the webhook again.
          await expect.poll(() => readMedusaOrders(shop, sessionId)).toHaveLength(1)
          await expect
            .poll(async () => (await listWebhookDeliveries(shop, sessionId)).map(({ state }) => state))
            .toEqual(['delivered'])
        },
      }
    },
  }

  return { killWhileSessionIsCreated, killBeforeWebhookIsStored }
}
