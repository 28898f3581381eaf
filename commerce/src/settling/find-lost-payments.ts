import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { CHECKOUT_MODULE } from '../modules/checkout'
import { CHECKOUT_METADATA_KEY } from '../modules/checkout/types'
import { hasGone, MEDUSA_REFUND } from '../modules/stripe-checkout/refunds-of'
import { mirrorRefunds, noteOfRefund } from './mirror-refunds'
import { isOfShop } from './restore-checkout'

const PAGE_SIZE = 100

/**
 * Settles paid sessions and mirrors refunds that the database knows nothing of, as after a restore: their events came
 * before. Reads the provider's lists from the newest back, until a page has nothing new.
 */
export async function findLostPayments(container: MedusaContainer): Promise<void> {
  const stripe = container.resolve('stripe')
  const sessions = (page: object) => stripe.checkout.sessions.list({ status: 'complete', ...page })
  const queue = container.resolve('settleQueue')
  await readBack(sessions, async (page) => {
    const lost = await unknownSessions(page, container)
    for (const { id } of lost) queue.add(id)
    return lost.length
  })
  const refunds = (page: object) => stripe.refunds.list({ expand: ['data.payment_intent'], ...page })
  await readBack(refunds, async (page) => {
    const lost = await sessionsOfUnknownRefunds(page, container)
    for (const sessionId of lost) await mirrorRefunds(sessionId, container)
    return lost.length
  })
}

/** Hands on page after page until one has nothing new. */
async function readBack<T extends { id: string }>(
  list: (page: { limit: number; starting_after?: string }) => PromiseLike<{ data: T[]; has_more: boolean }>,
  countNew: (page: T[]) => Promise<number>,
): Promise<void> {
  for (let after: string | undefined; ;) {
    const { data, has_more: hasMore } = await list({
      limit: PAGE_SIZE,
      ...(after === undefined ? {} : { starting_after: after }),
    })
    after = data.at(-1)?.id
    if ((await countNew(data)) === 0 || !hasMore) return
  }
}

async function unknownSessions(page: readonly Stripe.Checkout.Session[], container: MedusaContainer) {
  const { publicUrl } = container.resolve('environment')
  const ours = page.filter((session) => session.payment_status === 'paid' && isOfShop(session, publicUrl))
  const known = new Set(await container.resolve(CHECKOUT_MODULE).lost.knownSessions(ours.map(({ id }) => id)))
  return ours.filter(({ id }) => !known.has(id))
}

/** Sessions of orders with a refund that Medusa does not have. */
async function sessionsOfUnknownRefunds(page: readonly Stripe.Refund[], container: MedusaContainer) {
  const refunds = page.filter(hasGone)
  const orders = await container.resolve(CHECKOUT_MODULE).lost.ordersOf(refunds.flatMap(checkoutIdOf))
  const recorded = await container
    .resolve(Modules.PAYMENT)
    .listRefunds({ payment_id: orders.flatMap((order) => order.payment_id ?? []) }, { select: ['note'] })
  const known = new Set(recorded.flatMap(({ id, note }) => [id, note ?? '']))
  const isLost = (refund: Stripe.Refund) =>
    !known.has(noteOfRefund(refund)) && !known.has(refund.metadata?.[MEDUSA_REFUND] ?? '')
  const lost = new Set(refunds.filter(isLost).flatMap(checkoutIdOf))
  return orders.flatMap(({ id, session_id: sessionId }) => (lost.has(id) && sessionId ? sessionId : []))
}

function checkoutIdOf({ payment_intent: payment }: Stripe.Refund): string[] {
  const id = typeof payment === 'object' ? payment?.metadata[CHECKOUT_METADATA_KEY] : undefined
  return id === undefined ? [] : [id]
}
