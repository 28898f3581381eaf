import { describe, expect } from 'vitest'
import {
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  waitForOrder,
} from '../../../commerce/tests/support/shop-client'
import { query } from '../../../commerce/tests/support/database'
import { readMedusaOrders } from '../../../commerce/tests/support/medusa-orders'
import { failPoint, type FailPoint, type Write } from '../support/fail-point'
import { testFault, IS_FULL } from '../support/fault'
import { createFaultFixture } from '../support/fault-fixture'
import { createCheckoutKills } from './interrupted-checkouts'
import { findConfirmation, listConfirmations, CONFIRMATION_NOTED, createMailKills } from './interrupted-mails'
import { createOrderKills, ONE_ORDER, readStatus, STEPS } from './interrupted-orders'
import { createPackingKill, PACKING_CUTS } from './interrupted-packing'
import { createReceiptKills } from './interrupted-receipts'
import { testLostLocks } from './lost-locks'
import { testKill, PATIENT_SERVER } from '../support/one-kill'
import { testOutages } from './outages'
import { testWebhooks } from './webhooks'

const fixture = createFaultFixture('orders', { more: { ...PATIENT_SERVER, LOG_LEVEL: 'info' } })
const { killWhileSessionIsCreated, killBeforeWebhookIsStored } = createCheckoutKills(fixture)
const { killWhileOrderIsMade, killBeforeStockIsTaken, killAfterWebhookIsStored } = createOrderKills(fixture)
const { killBeforeMailIsSent, killBeforeSentMailIsNoted } = createMailKills(fixture)
const {
  killBeforeInvoiceIsWritten,
  killBeforeInvoiceIsCommitted,
  killBeforeCreditNoteIsWritten,
  killAfterNumberIsSent,
} = createReceiptKills(fixture)
const killWhileOrderIsPacked = createPackingKill(fixture)

// A server completes one payment and sends one mail at a time: two faults of either cannot share a kill.
testKill(fixture, [
  [killBeforeMailIsSent],
  [killBeforeInvoiceIsWritten],
  [killWhileOrderIsMade(STEPS.order)],
  [killAfterWebhookIsStored],
  [killWhileSessionIsCreated(false)],
])
testKill(fixture, [
  // First, also to be looked at: until it is packed, its pieces are neither reserved nor gone.
  [killWhileOrderIsPacked(PACKING_CUTS.count)],
  [killBeforeInvoiceIsCommitted],
  [killWhileOrderIsMade(STEPS.capture)],
])
testKill(fixture, [
  [killBeforeCreditNoteIsWritten],
  [killWhileOrderIsMade(STEPS.transaction)],
  [killWhileOrderIsPacked(PACKING_CUTS.link)],
  [killWhileSessionIsCreated(true)],
  [killBeforeWebhookIsStored],
])
testKill(fixture, [[killBeforeStockIsTaken], [killAfterNumberIsSent]])
testKill(fixture, [[killBeforeSentMailIsNoted]])
if (IS_FULL) {
  const { order: _1, capture: _2, transaction: _3, ...others } = STEPS
  testKill(fixture, [
    [...Object.values(others).map(killWhileOrderIsMade), killWhileOrderIsPacked(PACKING_CUTS.stock)],
  ])
}

/** Pays for two shirts and lets this happen at the first such write that it leads to. */
async function failAt(write: Write, fail: (point: FailPoint) => Promise<unknown>): Promise<string> {
  const { shop, skull } = fixture
  const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'L', 2)])
  const point = await failPoint(shop, write)
  await payAtSandbox(shop, sessionId)
  await point.waitUntilReached()
  await fail(point)
  await point.lift()
  return sessionId
}

describe('a server that loses all its connections to the database while it makes an order', () => {
  // If the last of Medusa's writes failed, Medusa would give the money back.
  for (const [what, write] of IS_FULL ? Object.values(STEPS) : [STEPS.transaction])
    testFault(9, `[220] resumes it, and gives no money back: before ${what}`, async () => {
      const { shop } = fixture
      const sessionId = await failAt(write, (point) => point.disconnect())
      await expect.poll(() => readStatus(fixture, sessionId)).toBe('paid')
      expect(await waitForOrder(shop, sessionId)).toMatchObject({ status: 'paid', order: { total: 74.4 } })
      expect(await readMedusaOrders(shop, sessionId)).toMatchObject([ONE_ORDER])
    })
})

/** Lets no cart be completed, so that Medusa undoes the order. */
const REFUSE_COMPLETION = `create function refuse_completion() returns trigger language plpgsql as
    $$ begin raise exception 'no cart is completed now'; end $$;
  create trigger refuse before update on cart for each row
    when (new.completed_at is not null) execute function refuse_completion()`
const ALLOW_COMPLETION = 'drop function refuse_completion cascade'

describe('a server that undoes an order', () => {
  testFault(
    9,
    'and loses a connection meanwhile, keeps no piece of it reserved for nobody [220]',
    async () => {
      const { shop } = fixture
      await query(shop.databaseUrl, REFUSE_COMPLETION)
      const sessionId = await failAt({ table: 'reservation_item', on: 'delete' }, async () => undefined)
      await expect.poll(() => readAttempts(sessionId)).toBeGreaterThan(0)
      await query(shop.databaseUrl, ALLOW_COMPLETION)
      await expect.poll(() => readStatus(fixture, sessionId)).toBe('paid')
      expect(await readMedusaOrders(shop, sessionId)).toMatchObject([ONE_ORDER])
    },
  )
})

async function readAttempts(sessionId: string): Promise<number | undefined> {
  const sql = 'select attempts from checkout_event where session_id = $1'
  return (await query<{ attempts: number }>(fixture.shop.databaseUrl, sql, [sessionId]))[0]?.attempts
}

describe('a server that cannot note that a mail has left', () => {
  testFault(9, 'does not send it a second time [R30]', async () => {
    const sessionId = await failAt(CONFIRMATION_NOTED, (point) => point.disconnect())
    const { id, number } = await findConfirmation(fixture, sessionId)
    const state = () => query(fixture.shop.databaseUrl, 'select state from checkout_mail where id = $1', [id])
    await expect.poll(state).toEqual([{ state: 'sent' }])
    expect(await listConfirmations(fixture, number)).toHaveLength(1)
  })
})

testWebhooks(fixture)
testOutages(fixture)
testLostLocks(fixture)
