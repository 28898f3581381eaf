import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { CHECKOUT_METADATA_KEY } from '../checkout/checkout'
import {
  isEffectiveRefund,
  iterateRefundUpdates,
  MEDUSA_REFUND_KEY,
  toRefundNote,
} from '../stripe/stripe-refunds'
import {
  EXPANDED_FIELD,
  findSessionIdByPayment,
  getChargedAtS,
  getSessionStatus,
} from '../stripe/checkout-session'
import { reconcileRefundsOrLog } from './refunds/reconcile-refunds'
import { isOwnSession } from './restore-checkout'

const PAGE_SIZE = 100
/** A limit, as pages may hold nothing of this shop where several shops share the Stripe account. */
const MAX_PAGES = 10

/**
 * A payment page is open for half an hour, so what was opened first may be paid last. After a crash, what is missing may
 * be older by that than what is there.
 */
const OUT_OF_ORDER_S = 3600

/** A session of which the database misses something that happened at this time, in seconds since 1970. */
type LostSession = { sessionId: string; atS: number }

/** `ourCount`: how many entries of a page are this shop's; `lost`: the sessions of those that the database misses. */
type PageScan = { ourCount: number; lost: readonly LostSession[] }

/**
 * Catches up on what Stripe has and the database misses, as after a backup was restored: paid sessions become orders,
 * refunds are booked, and failed ones are undone. Their events were sent before, or are lost. What was paid first comes
 * first, so that orders get the numbers that they had and a crash leaves over the newest, but for OUT_OF_ORDER_S.
 */
export async function recoverLostPayments(container: MedusaContainer): Promise<void> {
  const stripe = container.resolve('stripe')
  const paid = await listLostSessions({
    fetchPage: (page) =>
      stripe.checkout.sessions.list({ status: 'complete', expand: [`data.${EXPANDED_FIELD}`], ...page }),
    scanPage: (page) => scanSessions(page, container),
  })
  const queue = container.resolve('reconciliationQueue')
  for (const sessionId of paid) queue.add(sessionId)
  const refunded = await listLostSessions({
    fetchPage: (page) => stripe.refunds.list({ expand: ['data.payment_intent'], ...page }),
    scanPage: (page) => scanRefunds(page, container),
  })
  for (const sessionId of new Set(refunded)) await reconcileRefundsOrLog(sessionId, container)
  for (const sessionId of await findSessionsWithLostFailures(container))
    await reconcileRefundsOrLog(sessionId, container)
}

/** Returns the sessions of this shop with a refund that has failed at Stripe within 30 days, and is not undone here. */
async function findSessionsWithLostFailures(container: MedusaContainer): Promise<string[]> {
  const stripe = container.resolve('stripe')
  const payments = new Map<string, string>()
  for await (const { refund } of iterateRefundUpdates(stripe))
    if (!isEffectiveRefund(refund) && typeof refund.payment_intent === 'string')
      payments.set(refund.id, refund.payment_intent)
  const undone = new Set(await container.resolve('failedRefundStore').listUndoneIds([...payments.keys()]))
  const lost = new Set([...payments].flatMap(([id, payment]) => (undone.has(id) ? [] : payment)))
  const sessions = await Promise.all([...lost].map((payment) => findSessionIdByPayment(payment, stripe)))
  return container
    .resolve('checkoutStore')
    .listKnownSessionIds(sessions.filter((sessionId) => sessionId !== undefined))
}

/**
 * Reads a list of Stripe's from the newest entry back, until it has come upon entries of this shop and OUT_OF_ORDER_S of
 * the list lack nothing here. Returns the sessions that lack something, the earliest first.
 */
async function listLostSessions<T extends { id: string; created: number }>({
  fetchPage,
  scanPage,
}: {
  fetchPage: (page: {
    limit: number
    starting_after?: string
  }) => PromiseLike<{ data: T[]; has_more: boolean }>
  scanPage: (page: T[]) => Promise<PageScan>
}): Promise<string[]> {
  const found: LostSession[] = []
  let after: string | undefined
  let completeFromS: number | undefined
  for (let pages = 0; pages < MAX_PAGES || found.length > 0; pages += 1) {
    const { data, has_more: hasMore } = await fetchPage({
      limit: PAGE_SIZE,
      ...(after === undefined ? {} : { starting_after: after }),
    })
    after = data.at(-1)?.id
    const { ourCount, lost } = await scanPage(data)
    found.push(...lost)
    completeFromS = lost.length > 0 ? undefined : (completeFromS ?? data[0]?.created)
    const completeForS = (completeFromS ?? 0) - (data.at(-1)?.created ?? 0)
    if (!hasMore || (ourCount > 0 && completeForS > OUT_OF_ORDER_S)) break
  }
  return found
    .toReversed()
    .toSorted((one, other) => one.atS - other.atS)
    .map(({ sessionId }) => sessionId)
}

/** Looks for the sessions that have no checkout. */
async function scanSessions(
  page: readonly Stripe.Checkout.Session[],
  container: MedusaContainer,
): Promise<PageScan> {
  const { publicUrl } = container.resolve('environment')
  const ours = page.filter(
    (session) => getSessionStatus(session) === 'paid' && isOwnSession(session, publicUrl),
  )
  const ids = ours.map(({ id }) => id)
  const knownIds = new Set(await container.resolve('checkoutStore').listKnownSessionIds(ids))
  const lost = ours.filter(({ id }) => !knownIds.has(id))
  return {
    ourCount: ours.length,
    lost: lost.map((session) => ({ sessionId: session.id, atS: getChargedAtS(session) })),
  }
}

/** Looks for the refunds that Medusa does not have. */
async function scanRefunds(page: readonly Stripe.Refund[], container: MedusaContainer): Promise<PageScan> {
  const refunds = page.filter(isEffectiveRefund)
  const orders = await container.resolve('checkoutStore').listPaid(refunds.flatMap(getCheckoutIds))
  const recorded = await container
    .resolve(Modules.PAYMENT)
    .listRefunds({ payment_id: orders.flatMap((order) => order.payment_id ?? []) }, { select: ['note'] })
  const ids = new Set(recorded.map(({ id }) => id))
  const notes = new Set(recorded.map(({ note }) => note))
  const isLost = (refund: Stripe.Refund) =>
    !notes.has(toRefundNote(refund)) && !ids.has(refund.metadata?.[MEDUSA_REFUND_KEY] ?? '')
  const sessions = new Map(orders.map(({ id, session_id: sessionId }) => [id, sessionId]))
  const lost = refunds.filter(isLost).flatMap((refund) =>
    getCheckoutIds(refund).flatMap((id) => {
      const sessionId = sessions.get(id)
      return sessionId ? [{ sessionId, atS: refund.created }] : []
    }),
  )
  return { ourCount: orders.length, lost }
}

function getCheckoutIds({ payment_intent: payment }: Stripe.Refund): string[] {
  const id = typeof payment === 'object' ? payment?.metadata[CHECKOUT_METADATA_KEY] : undefined
  return id === undefined ? [] : [id]
}
