import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import * as z from 'zod'
import { COMMERCE } from '../../../commerce/tests/support/server-process'
import {
  buildCheckoutBody,
  get,
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  fetchProduct,
  requestCheckout,
  waitForOrder,
} from '../../../commerce/tests/support/shop-client'
import { query } from '../../../commerce/tests/support/database'
import { clearFaults, injectFault } from '../../../commerce/tests/support/stripe-sandbox'
import { fetchStaffHeaders } from '../../../commerce/tests/support/staff'
import { checkoutResponseSchema } from '../../../commerce/src/contract/cart/checkout-request'
import { MESSAGES } from '../../../commerce/src/contract/api/messages'
import { testFault, OTHER_WORK_MS } from '../support/fault'
import type { FaultFixture } from '../support/fault-fixture'

const SHIRT = readFileSync(join(COMMERCE, '..', 'public', 'media', 'headquarters.webp'))

const CREATE = { on: 'api', request: 'POST /v1/checkout/sessions' }
/** Tests what the shop does when something around it fails while it sells. */
export function testOutages(fixture: FaultFixture): void {
  const requestOneCheckout = (headers?: Record<string, string>) =>
    requestCheckout(fixture.shop, buildCheckoutBody(fixture.shop, [toCartItem(fixture.skull, 'M')]), headers)
  const openSessions = async () =>
    z
      .object({ sessions: z.object({ open: z.number() }) })
      .parse((await get(`${fixture.shop.sandboxUrl}/_test/state`)).body).sessions.open

  describe('a payment provider', () => {
    testFault(
      12,
      'that hangs: the buyer is informed within 10 s, and a retry makes one session',
      async () => {
        const { shop } = fixture
        const before = await openSessions()
        const key = { 'idempotency-key': crypto.randomUUID() }
        await injectFault(shop, { ...CREATE, kind: 'hang', executed: true, times: 2 })
        const start = Date.now()
        const answer = await requestOneCheckout(key)
        expect(Date.now() - start).toBeLessThan(10_000 + OTHER_WORK_MS)
        expect(answer).toMatchObject({ status: 504, body: { error: MESSAGES.timedOut, code: 'timed_out' } })
        await clearFaults(shop)
        expect((await requestOneCheckout(key)).status).toBe(200)
        expect(await openSessions()).toBe(before + 1)
      },
    )

    for (const [what, failure] of [
      ['answers 500', { kind: 'status', status: 500, times: 2 }],
      ['answers 500 and replays it', { kind: 'status', status: 500, saved: true }],
      ['answers 429', { kind: 'status', status: 429, times: 2 }],
      ['cuts the line', { kind: 'reset', executed: false, times: 2 }],
    ] as const)
      testFault(
        13,
        `that ${what}: 503 with a sentence, and the retry under the same key makes one session`,
        async () => {
          const { shop } = fixture
          const before = await openSessions()
          const key = { 'idempotency-key': crypto.randomUUID() }
          await injectFault(shop, { ...CREATE, ...failure })
          const answer = await requestOneCheckout(key)
          expect(answer).toMatchObject({
            status: 503,
            body: { error: MESSAGES.status503, code: 'unavailable' },
          })
          await clearFaults(shop)
          expect((await requestOneCheckout(key)).status).toBe(200)
          expect(await openSessions()).toBe(before + 1)
        },
      )

    testFault(13, 'that cuts the line once after it has written: one session all the same', async () => {
      const before = await openSessions()
      await injectFault(fixture.shop, { ...CREATE, kind: 'reset', executed: true })
      expect((await requestOneCheckout()).status).toBe(200)
      expect(await openSessions()).toBe(before + 1)
    })
  })

  describe('a mail server', () => {
    testFault(
      27,
      '[R30] that is away for an hour: the order is fine, and its mails come once, later',
      async () => {
        const { shop, skull, mailbox } = fixture
        await mailbox.close()
        const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
        await payAtSandbox(shop, sessionId)
        const { order: shown } = await waitForOrder(shop, sessionId)
        const number = shown?.number ?? 0
        await expect.poll(() => readMaxAttempts(number)).toBeGreaterThan(0)
        // The attempts of the hour that lies between, without waiting for them.
        const anHour = `update checkout_mail set next_attempt_at = now(), created_at = created_at - interval '1 hour',
      attempts = 9 where state = 'queued'`
        await query(shop.databaseUrl, anHour)
        await expect.poll(() => readMaxAttempts(number)).toBe(10)
        const [waiting] = await query<{ minutes: number }>(
          shop.databaseUrl,
          `select extract(epoch from max(next_attempt_at) - now())::int / 60 as minutes from checkout_mail where state = 'queued'`,
        )
        expect(waiting?.minutes).toBeGreaterThan(30)
        await mailbox.open()
        await query(
          shop.databaseUrl,
          "update checkout_mail set next_attempt_at = now() where state = 'queued'",
        )
        await expect.poll(async () => (await mailbox.listAbout(number)).length).toBe(2)
        expect((await waitForOrder(shop, sessionId)).status).toBe('paid')
      },
    )
  })

  describe('the last piece', () => {
    testFault(
      32,
      'that two buyers want: one order; the other is stopped before paying, or gets the money back',
      async () => {
        const { shop } = fixture
        const donuts = await fetchProduct(shop, 'donuts')
        await query(
          shop.databaseUrl,
          `update inventory_level set stocked_quantity = reserved_quantity + 1,
         raw_stocked_quantity = jsonb_build_object('value', (reserved_quantity + 1)::text, 'precision', 20)
       where inventory_item_id = (select id from inventory_item where sku = 'DONUTS-M')`,
        )
        const body = buildCheckoutBody(shop, [toCartItem(donuts, 'M')])
        const answers = await Promise.all([1, 2].map(() => requestCheckout(shop, body)))
        for (const { status, body } of answers)
          if (status !== 200) expect([status, body]).toMatchObject([422, { code: 'catalogue_changed' }])
        const opened = answers
          .filter(({ status }) => status === 200)
          .map((answer) => checkoutResponseSchema.parse(answer.body).id)
        for (const sessionId of opened) await payAtSandbox(shop, sessionId)
        const orders = await Promise.all(opened.map((sessionId) => waitForOrder(shop, sessionId)))
        const [winner, ...losers] = orders.map(({ status }) => status).toSorted()
        expect(winner).toBe('paid')
        expect(losers.filter((status) => status !== 'refunded')).toEqual([])
        expect((await requestCheckout(shop, body)).status).toBe(422)
      },
    )
  })

  describe.runIf(process.getuid?.() === 0)('a full disk', () => {
    testFault(
      25,
      '[R7] is answered with 507; nothing of the picture stays, and the old one does',
      async (test) => {
        const { shop, skull } = fixture
        const folder = join(fixture.dataDir, 'uploads')
        const kept = () => readdirSync(folder).toSorted()
        mkdirSync(folder, { recursive: true })
        try {
          execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder], { stdio: 'pipe' })
        } catch {
          test.skip('this machine lets nobody mount')
        }
        try {
          const { front } = (await fetchProduct(shop, 'crying-skull')).images
          const old = await upload(await fetchStaffHeaders(shop))
          expect(old.status).toBe(201)
          await expect
            .poll(async () => (await fetchProduct(shop, 'crying-skull')).images.front)
            .not.toBe(front)
          const { images } = await fetchProduct(shop, 'crying-skull')
          const before = [...kept(), 'ballast'].toSorted()
          fill(join(folder, 'ballast'))
          const answer = await upload(await fetchStaffHeaders(shop))
          expect([answer.status, answer.body]).toEqual([
            507,
            { error: expect.stringMatching(/^[A-Z].*\.$/), code: 'disk_full' },
          ])
          expect(kept()).toEqual(before)
          expect((await fetchProduct(shop, 'crying-skull')).images).toEqual(images)
          expect((await fetch(shop.origin + images.front)).status).toBe(200)
        } finally {
          // Lazily: the server may still be reading the picture that it has just served.
          execFileSync('umount', ['-l', folder])
        }

        async function upload(headers: Record<string, string>) {
          const form = new FormData()
          form.set('productId', skull.id)
          form.set('side', 'front')
          form.set('images[]', new Blob([SHIRT]), 'shirt.jpg')
          const response = await fetch(`${shop.origin}/api/upload-images`, {
            method: 'POST',
            body: form,
            headers,
          })
          return { status: response.status, body: await response.json() }
        }
      },
    )
  })

  /** Returns the most tries of any mail of an order. Which of its mails is tried first depends on its turn. */
  async function readMaxAttempts(number: number): Promise<number> {
    const [row] = await query<{ most: number }>(
      fixture.shop.databaseUrl,
      `select max(m.attempts)::int as most from checkout_mail m join checkout_intent k on k.id = m.intent_id
     where k.order_number = $1`,
      [number],
    )
    return row?.most ?? 0
  }
}

/** Writes until there is no room left. */
function fill(path: string): void {
  try {
    writeFileSync(path, Buffer.alloc(17 * 1024 * 1024))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
