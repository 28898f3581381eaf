import { expect } from 'vitest'
import {
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  waitForOrder,
} from '../../../commerce/tests/support/shop-client'
import { query } from '../../../commerce/tests/support/database'
import type { Write } from '../support/fail-point'
import type { FaultFixture } from '../support/fault-fixture'
import type { FatalFault } from '../support/one-kill'

export const CONFIRMATION_NOTED: Write = {
  table: 'checkout_mail',
  on: 'update',
  when: "new.kind = 'confirmation' and new.state = 'sent' and old.state <> 'sent'",
}

/** The confirmation of an order, and the order's number. */
export async function findConfirmation({ shop }: FaultFixture, sessionId: string) {
  const rows = await query<{ id: string; number: number }>(
    shop.databaseUrl,
    `select m.id, k.order_number as number from checkout_mail m join checkout_intent k on k.id = m.intent_id
      where k.session_id = $1 and m.kind = 'confirmation'`,
    [sessionId],
  )
  return rows[0] ?? { id: '', number: 0 }
}

/** Lists the confirmations that the buyer of an order has got. */
export async function listConfirmations({ mailbox }: FaultFixture, order: number) {
  return (await mailbox.listAbout(order)).filter(({ to }) => to.includes('buyer@example.ch'))
}

/** Has all mails that wait sent now. */
export const sendNow = ({ shop }: FaultFixture) =>
  query(shop.databaseUrl, "update checkout_mail set next_attempt_at = now() where state = 'queued'")

/** Mails that are cut off while they are sent, one at a time. */
export function createMailKills(fixture: FaultFixture) {
  const group = 'a server that is killed at a mail'

  const killBeforeMailIsSent: FatalFault = {
    group,
    fault: 6,
    what: '[R30] before it is handed over, sends it after its restart',
    async prepare() {
      const { shop, skull, mailbox } = fixture
      await mailbox.close()
      const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
      await payAtSandbox(shop, sessionId)
      const { order } = await waitForOrder(shop, sessionId)
      return {
        act: async () => undefined,
        whileDown: () => mailbox.open(),
        async check() {
          await sendNow(fixture)
          await expect.poll(async () => (await mailbox.listAbout(order?.number ?? 0)).length).toBe(2)
        },
      }
    },
  }

  const killBeforeSentMailIsNoted: FatalFault = {
    group,
    fault: 6,
    what: 'after the mail server took it, before that was noted, sends it with the same Message-ID [R30]',
    write: CONFIRMATION_NOTED,
    async prepare() {
      const { shop, skull } = fixture
      const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'L', 2)])
      let number = 0
      return {
        act: () => payAtSandbox(shop, sessionId),
        async whileDown() {
          number = (await findConfirmation(fixture, sessionId)).number
          expect(await listConfirmations(fixture, number)).toHaveLength(1)
        },
        async check() {
          await expect.poll(async () => (await listConfirmations(fixture, number)).length).toBe(2)
          const ids = (await listConfirmations(fixture, number)).map(({ messageId }) => messageId)
          expect(new Set(ids).size).toBe(1)
        },
      }
    },
  }

  return { killBeforeMailIsSent, killBeforeSentMailIsNoted }
}
