import { describe, expect, it } from 'vitest'
import { openPage, submitForm } from './support/buyer'
import { startSandboxForFile } from './support/running-sandbox'
import { buildPickupOrder } from './support/shop-order'

const sandbox = startSandboxForFile()

async function createPaidSession() {
  const { id, url } = await sandbox.stripe.checkout.sessions.create(buildPickupOrder())
  await submitForm(url ?? '')
  return sandbox.stripe.checkout.sessions.retrieve(id)
}

function sendRefund(intent: unknown, amount: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ payment_intent: String(intent), amount })
  return fetch(`${sandbox.url}/refunds`, { method: 'POST', body, headers, redirect: 'manual' })
}

async function listRefunds(intent: unknown): Promise<number[]> {
  const { data } = await sandbox.stripe.refunds.list({ payment_intent: String(intent) })
  return data.map(({ amount }) => amount)
}

// They share a sandbox, which has nothing only at first.
describe('the list of payments', { shuffle: false }, () => {
  it('says at first that there is nothing', async () => {
    const { status, text } = await openPage(sandbox.url)
    expect(status).toBe(200)
    expect(text).toContain('None yet.')
  })

  it('lists a payment with its buyer, and refunds a part and then the rest of it', async () => {
    const { payment_intent: intent } = await createPaidSession()
    const { text } = await openPage(sandbox.url)
    for (const shown of [
      'CHF 64.40 – paid',
      '2 × Crying Skull',
      'Ursina Caduff, ursina@example.ch',
      'value="64.40"',
    ])
      expect(text).toContain(shown)
    const { status, headers } = await sendRefund(intent, '10.05')
    expect([status, headers.get('location')]).toEqual([303, '/'])
    const partly = await openPage(sandbox.url)
    expect(partly.text).toContain('CHF 64.40 – paid, CHF 10.05 refunded')
    expect(partly.text).toContain('value="54.35"')
    await sendRefund(intent, '54.35')
    expect((await openPage(sandbox.url)).text).not.toContain('Refund')
    expect(await listRefunds(intent)).toEqual([5435, 1005])
    await expect
      .poll(() => sandbox.receiver.listEvents(String(intent)).map(({ type }) => type))
      .toContain('charge.refunded')
  })

  it('says why it refunds no more than was paid, and no amount that is none', async () => {
    const { payment_intent: intent } = await createPaidSession()
    const tooMuch = await sendRefund(intent, '64.41')
    expect(tooMuch.status).toBe(400)
    expect(await tooMuch.text()).toMatch(/role="alert">Refund amount \(6441\) is greater than/)
    expect(await (await sendRefund(intent, '')).text()).toContain('Enter an amount.')
    expect(await listRefunds(intent)).toEqual([])
  })

  it('lets no page of another origin refund', async () => {
    const { payment_intent: intent } = await createPaidSession()
    const { status } = await sendRefund(intent, '1', { 'sec-fetch-site': 'same-site' })
    expect(status).toBe(403)
    expect(await listRefunds(intent)).toEqual([])
  })

  it('leads to the page of a session that can still be paid', async () => {
    const { url } = await sandbox.stripe.checkout.sessions.create(buildPickupOrder())
    const { text } = await openPage(sandbox.url)
    expect(text).toContain('CHF 64.40 – open')
    expect(text).toContain(`href="${new URL(url ?? '').pathname}"`)
  })
})
