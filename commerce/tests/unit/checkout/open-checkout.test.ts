import { asValue } from '@medusajs/framework/awilix'
import { createMedusaContainer, Modules } from '@medusajs/framework/utils'
import Stripe from 'stripe'
import { describe, expect, it, vi } from 'vitest'
import { openReservedCheckout } from '../../../src/checkout/open-checkout'
import { computeSessionExpiry } from '../../../src/checkout/session-params'
import type { Checkout } from '../../../src/checkout/checkout'
import { CHECKOUT } from '../mails/sample-order-mail'

const URLS = { successUrl: 'https://shop.example/s', cancelUrl: 'https://shop.example/' }
const FIRST = { id: 'cs_first', url: 'https://pay.example/first' }
const SECOND = { id: 'cs_second', url: 'https://pay.example/second' }
const OPENING: Checkout = {
  ...CHECKOUT,
  status: 'opening',
  session_id: null,
  session_url: null,
  provider_attempt: 1,
  expires_at: computeSessionExpiry(),
}

/** A row of the database, with what the checkout module does to it. */
function createRow(checkout: Checkout) {
  const row = { ...checkout }
  const record = async (_id: string, session: { id: string; url: string | null }) => {
    if (row.status === 'opening')
      Object.assign(row, { status: 'open', session_id: session.id, session_url: session.url })
    return { ...row }
  }
  const beginAttempt = async ({ provider_attempt: attempt }: Checkout, expiresAt: Date) => {
    if (row.status === 'opening' && row.provider_attempt === attempt)
      Object.assign(row, { provider_attempt: attempt + 1, expires_at: expiresAt })
    return { ...row }
  }
  return { row, recordSession: record, startSessionAttempt: beginAttempt }
}

/** Opens the page of a checkout as one process has read it; `create` is the provider's answer. */
function opening(reserved: Checkout, checkouts: ReturnType<typeof createRow>, create: () => Promise<object>) {
  const expire = vi.fn(async () => ({}))
  const sessions = { create: vi.fn(create), expire }
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const container = createMedusaContainer()
  container.register({
    logger: asValue(logger),
    stripe: asValue({ checkout: { sessions } }),
    environment: asValue({ publicUrl: 'https://shop.example', stripe: {} }),
    pendingSessions: asValue(new Map()),
    checkoutStore: asValue(checkouts),
    [Modules.STORE]: asValue({ listStores: async () => [] }),
  })
  return { answer: openReservedCheckout(reserved, URLS, container), sessions, logger }
}

describe('a buyer whose payment page two servers open at once', () => {
  it('is sent to the page that was there first, and the other one is closed', async () => {
    const checkouts = createRow(OPENING)
    const { answer, sessions } = opening(OPENING, checkouts, async () => {
      await checkouts.recordSession(OPENING.id, FIRST)
      return SECOND
    })
    expect(await answer).toEqual(FIRST)
    expect(sessions.expire.mock.calls).toEqual([[SECOND.id]])
  })

  it('is sent there also when the other one cannot be closed, as nobody has its address', async () => {
    const checkouts = createRow(OPENING)
    const { answer, sessions } = opening(OPENING, checkouts, async () => {
      await checkouts.recordSession(OPENING.id, FIRST)
      return SECOND
    })
    sessions.expire.mockRejectedValueOnce(new Error('away'))
    expect(await answer).toEqual(FIRST)
  })

  it('gets no second page after the first one has come, however long ago it was begun', async () => {
    const old = { ...OPENING, expires_at: new Date() }
    const checkouts = createRow(old)
    await checkouts.recordSession(old.id, FIRST)
    const { answer, sessions } = opening(old, checkouts, async () => SECOND)
    expect(await answer).toEqual(FIRST)
    expect(sessions.create).not.toHaveBeenCalled()
  })

  it('gets one page where both begin another attempt: the provider sees one key', async () => {
    const old = { ...OPENING, expires_at: new Date() }
    const checkouts = createRow(old)
    for (const { answer, sessions } of [1, 2].map(() => opening(old, checkouts, async () => SECOND))) {
      expect(await answer).toEqual(SECOND)
      expect(sessions.create.mock.calls).toMatchObject([[{}, { idempotencyKey: `${old.id}-2` }]])
      expect(sessions.expire).not.toHaveBeenCalled()
    }
  })

  it('is not refused for a key of the provider that is spent once the page is there', async () => {
    const checkouts = createRow(OPENING)
    const { answer } = opening(OPENING, checkouts, async () => {
      await checkouts.recordSession(OPENING.id, FIRST)
      throw new Stripe.errors.StripeIdempotencyError({ type: 'idempotency_error', message: 'in use' })
    })
    await expect(answer).resolves.toEqual(FIRST)
    expect(checkouts.row.provider_attempt).toBe(1)
  })
})

it('a buyer whose page is the only one is sent to it, and nothing is closed', async () => {
  const { answer, sessions } = opening(OPENING, createRow(OPENING), async () => FIRST)
  expect(await answer).toEqual(FIRST)
  expect(sessions.expire).not.toHaveBeenCalled()
})
