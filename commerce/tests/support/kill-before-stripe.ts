import { expect } from 'vitest'
import { clearFaults, injectFault } from './stripe-sandbox'
import { listRefundAmounts } from './refund-records'
import type { Shop } from './shop'
import { fetchStaffHeaders } from './staff'

type Refund = {
  paymentId: string
  /** The amount in Medusa's row, in francs. */
  amount: number
  /** Asks the shop for the refund. */
  refund: () => Promise<unknown>
}

/**
 * Kills the server between Medusa's row of a payment's only refund and Stripe, which never hears of it, and starts the
 * shop again; returns the headers of staff who have signed in there.
 */
export async function killBeforeStripe(
  shop: Shop,
  { paymentId, amount, refund }: Refund,
): Promise<Record<string, string>> {
  await injectFault(shop, {
    on: 'api',
    kind: 'hang',
    executed: false,
    times: 0,
    request: 'POST /v1/refunds',
  })
  const lost = expect(refund()).rejects.toThrow(/fetch failed/)
  await expect.poll(() => listRefundAmounts(shop, paymentId)).toEqual([amount])
  await shop.server().kill()
  await lost
  await clearFaults(shop)
  await shop.restart()
  return fetchStaffHeaders(shop)
}
