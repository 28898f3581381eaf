import { describe, expect } from 'vitest'
import { lineOf, openCheckout, pay, settledOrder } from '../../commerce/integration-tests/harness/customer'
import { connect, LOCK_WAITERS, query } from '../../commerce/integration-tests/harness/database'
import { medusaOrders } from '../../commerce/integration-tests/harness/medusa-orders'
import { failPoint, type FailPoint, type Write } from './fail-point'
import { fault, IS_FULL } from './fault'
import { faultFixture } from './fault-fixture'
import { mayComeAgain } from './unsent-mails'

const fixture = faultFixture('completion')
const BECOMES_PAID = "new.status = 'paid' and old.status <> 'paid'"

/** Takes each size, as a server does that sells it (shared-locks/service.ts). */
const LOCK_STOCK = "select pg_advisory_lock(hashtextextended('medusa:' || id, 0)) from inventory_item"

type Step = [what: string, write: Write, quick?: 'quick']
/** What settling writes, in this order, each after the one before it has been committed. */
const STEPS: Step[] = [
  ['there is a cart', { table: 'cart', on: 'insert' }],
  ['it has a payment', { table: 'payment_session', on: 'insert' }],
  ['it has become an order', { table: 'order', on: 'insert' }, 'quick'],
  ['the order is linked to its cart', { table: 'order_cart', on: 'insert' }],
  ['the stock is taken', { table: 'reservation_item', on: 'insert' }],
  ['the payment is authorized', { table: 'payment', on: 'insert' }],
  ['the payment is captured', { table: 'capture', on: 'insert' }, 'quick'],
  ['it counts as paid', { table: 'payment_collection', on: 'update', when: 'new.captured_amount > 0' }],
  ['the payment stands with the order', { table: 'order_transaction', on: 'insert' }, 'quick'],
  ['it is written down that all is done', { table: 'checkout_intent', on: 'update', when: BECOMES_PAID }],
]

const ONE_ORDER = {
  payments: 1,
  captures: 1,
  captured: 74.4,
  paid: 74.4,
  reserved: 2,
  collection: 'completed',
}

/** Pays for two shirts and lets this happen at the first such write that it leads to. */
async function failAt(write: Write, fail: (point: FailPoint) => Promise<unknown>): Promise<string> {
  const { shop, skull } = fixture
  const sessionId = await openCheckout(shop, [lineOf(skull, 'L', 2)])
  const point = await failPoint(shop, write)
  await pay(shop, sessionId)
  await point.reached()
  await fail(point)
  await point.lift()
  return sessionId
}

const dieAt = (write: Write) => failAt(write, () => fixture.shop.server().kill('SIGKILL'))

describe('a server that is killed while it makes an order', () => {
  for (const [what, write] of STEPS.filter((step) => IS_FULL || step[2] === 'quick'))
    fault(5, `[220] resumes rather than repeats: before ${what}`, async () => {
      const { shop } = fixture
      const sessionId = await dieAt(write)
      await shop.restart()
      // Nobody asks for the order, which would settle it too: only the inbox remembers.
      await expect.poll(() => statusOf(sessionId)).toBe('paid')
      expect(await settledOrder(shop, sessionId)).toMatchObject({ status: 'paid', order: { total: 74.4 } })
      expect(await medusaOrders(shop, sessionId)).toMatchObject([ONE_ORDER])
    })
})

describe('a server that loses all its connections to the database while it makes an order', () => {
  // Where the last of Medusa's writes fails, Medusa would give the money back.
  for (const [what, write] of STEPS.filter((step) => IS_FULL || step[1].table === 'order_transaction'))
    fault(9, `[220] resumes it, and gives no money back: before ${what}`, async () => {
      const { shop } = fixture
      const sessionId = await failAt(write, (point) => point.disconnect())
      await expect.poll(() => statusOf(sessionId)).toBe('paid')
      expect(await settledOrder(shop, sessionId)).toMatchObject({ status: 'paid', order: { total: 74.4 } })
      expect(await medusaOrders(shop, sessionId)).toMatchObject([ONE_ORDER])
    })
})

/** Lets no cart be completed, so that Medusa undoes the order. */
const REFUSE_COMPLETION = `create function refuse_completion() returns trigger language plpgsql as
    $$ begin raise exception 'no cart is completed now'; end $$;
  create trigger refuse before update on cart for each row
    when (new.completed_at is not null) execute function refuse_completion()`
const ALLOW_COMPLETION = 'drop function refuse_completion cascade'

describe('a server that undoes an order', () => {
  fault(9, 'and loses a connection meanwhile, keeps no piece of it reserved for nobody [220]', async () => {
    const { shop } = fixture
    await query(shop.databaseUrl, REFUSE_COMPLETION)
    const sessionId = await failAt({ table: 'reservation_item', on: 'delete' }, async () => undefined)
    await expect.poll(() => attemptsAt(sessionId)).toBeGreaterThan(0)
    await query(shop.databaseUrl, ALLOW_COMPLETION)
    await expect.poll(() => statusOf(sessionId)).toBe('paid')
    expect(await medusaOrders(shop, sessionId)).toMatchObject([ONE_ORDER])
  })
})

describe('a server that resumes an order', () => {
  fault(5, 'takes its stock in turn with those who sell the same size just then [220]', async () => {
    const { shop } = fixture
    const sessionId = await dieAt({ table: 'reservation_item', on: 'insert' })
    const seller = await connect(shop.databaseUrl)
    await seller.query(LOCK_STOCK)
    await shop.restart()
    await expect.poll(async () => (await seller.query(LOCK_WAITERS)).rowCount).toBe(1)
    expect(await medusaOrders(shop, sessionId)).toMatchObject([{ reserved: null }])
    await seller.end()
    await expect.poll(() => statusOf(sessionId)).toBe('paid')
    expect(await medusaOrders(shop, sessionId)).toMatchObject([{ reserved: 2 }])
  })
})

const CONFIRMATION_NOTED: Write = {
  table: 'checkout_mail',
  on: 'update',
  when: "new.kind = 'confirmation' and new.state = 'sent'",
}

describe('a server that is killed at a mail', () => {
  fault(6, '[R30] before it is handed over, sends it after its restart', async () => {
    const { shop, skull, mailbox } = fixture
    await mailbox.close()
    const sessionId = await openCheckout(shop, [lineOf(skull, 'M')])
    await pay(shop, sessionId)
    const { order } = await settledOrder(shop, sessionId)
    await shop.server().kill('SIGKILL')
    await mailbox.open()
    await shop.restart()
    await query(shop.databaseUrl, "update checkout_mail set next_attempt_at = now() where state = 'queued'")
    await expect.poll(async () => (await mailbox.about(order?.number ?? 0)).length).toBe(2)
  })

  fault(
    6,
    'after the mail server took it, before that was noted, sends it with the same Message-ID [R30]',
    async () => {
      const { id, number } = await mailOf(await dieAt(CONFIRMATION_NOTED))
      mayComeAgain(fixture.doubled, [id])
      expect(await confirmations(number)).toHaveLength(1)
      await fixture.shop.restart()
      await expect.poll(async () => (await confirmations(number)).length).toBe(2)
      expect(new Set((await confirmations(number)).map(({ messageId }) => messageId)).size).toBe(1)
    },
  )
})

describe('a server that cannot note that a mail has left', () => {
  fault(9, 'does not send it a second time [R30]', async () => {
    const sessionId = await failAt(CONFIRMATION_NOTED, (point) => point.disconnect())
    const { id, number } = await mailOf(sessionId)
    const state = () => query(fixture.shop.databaseUrl, 'select state from checkout_mail where id = $1', [id])
    await expect.poll(state).toEqual([{ state: 'sent' }])
    expect(await confirmations(number)).toHaveLength(1)
  })
})

async function mailOf(sessionId: string): Promise<{ id: string; number: number }> {
  const rows = await query<{ id: string; number: number }>(
    fixture.shop.databaseUrl,
    `select m.id, k.order_number as number from checkout_mail m join checkout_intent k on k.id = m.intent_id
      where k.session_id = $1 and m.kind = 'confirmation'`,
    [sessionId],
  )
  return rows[0] ?? { id: '', number: 0 }
}

async function confirmations(order: number) {
  return (await fixture.mailbox.about(order)).filter(({ to }) => to.includes('buyer@example.ch'))
}

async function attemptsAt(sessionId: string): Promise<number | undefined> {
  const sql = 'select attempts from checkout_event where session_id = $1'
  return (await query<{ attempts: number }>(fixture.shop.databaseUrl, sql, [sessionId]))[0]?.attempts
}

async function statusOf(sessionId: string): Promise<string | undefined> {
  const rows = await query<{ status: string }>(
    fixture.shop.databaseUrl,
    'select status from checkout_intent where session_id = $1',
    [sessionId],
  )
  return rows[0]?.status
}
