import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { withTimeout } from '../lib/deadline'
import { reasonOf } from '../lib/reason-of'
import { stripe } from '../lib/runtime'
import { SESSION_ID } from '../lib/session-id'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { CheckoutModuleService } from '../modules/checkout/service'
import { mirrorRefunds, REFUND_EVENT } from './mirror-refunds'
import { settleCheckout } from './settle-checkout'

/** How many sessions one sweep takes up; the next one takes the rest. */
const SWEEP_SIZE = 200
/** An open session that nobody has mentioned for this long is asked about: its event may be lost. */
const SILENT_FOR_MS = 2 * 60_000
const SILENT_AT_ONCE = 20
/** Settling that takes longer hangs, on a locked table perhaps. It keeps its session's lock, and the next one's turn comes. */
const TIMEOUT_MS = 60_000

/**
 * Settles sessions one at a time behind the answers, so that orders never starve visitors. It may forget: what
 * it owes stands in the inbox, and a sweep brings it back.
 */
export class SettleQueue {
  readonly #waiting = new Set<string>()
  #working = false

  constructor(
    private readonly settle: (sessionId: string) => Promise<void>,
    private readonly report: (sentence: string) => void,
  ) {}

  /** Settles a session soon; a session that waits already is not queued twice. */
  add(sessionId: string): void {
    this.#waiting.add(sessionId)
    if (!this.#working) void this.#work()
  }

  async #work(): Promise<void> {
    this.#working = true
    for (const sessionId of this.#waiting) {
      this.#waiting.delete(sessionId)
      try {
        await withTimeout(TIMEOUT_MS, this.settle(sessionId), () => new Error('it takes too long'))
      } catch (error) {
        this.report(`A checkout could not be settled and will be tried again: ${reasonOf(error)}`)
      }
    }
    this.#working = false
  }
}

let shared: SettleQueue | undefined

/** This process's queue; `container` may be any scope of the application. */
export function settleQueue(container: MedusaContainer): SettleQueue {
  if (shared === undefined) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    shared = new SettleQueue(
      (sessionId) => settleEvents(sessionId, container),
      (sentence) => logger.error(sentence),
    )
  }
  return shared
}

/**
 * Takes up what is owed: events that were not settled, and open sessions whose event may never come. Forgets where old
 * checkouts came from.
 */
export async function sweep(container: MedusaContainer): Promise<void> {
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const queue = settleQueue(container)
  for (const sessionId of await checkout.dueSessions(SWEEP_SIZE)) queue.add(sessionId)
  for (const sessionId of await checkout.silentSessions(SILENT_FOR_MS, SILENT_AT_ONCE)) queue.add(sessionId)
  await checkout.forgetAddresses()
}

async function settleEvents(sessionId: string, container: MedusaContainer): Promise<void> {
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const events = await checkout.unsettledEvents(sessionId)
  const eventIds = events.map(({ id }) => id)
  if (!SESSION_ID.test(sessionId)) {
    // No event is stored like this any more; asking the provider about it would fail for ever.
    await checkout.markSettled(eventIds)
    return
  }
  const dependencies = { container, stripe: stripe() }
  try {
    const outcome = await settleCheckout(sessionId, dependencies)
    const isRefunded = outcome === 'paid' && events.some(({ type }) => type === REFUND_EVENT)
    const isBusy =
      outcome === 'busy' || (isRefunded && (await mirrorRefunds(sessionId, dependencies)) === 'busy')
    // Another process is at it; the events stay for the next sweep.
    if (!isBusy) await checkout.markSettled(eventIds)
  } catch (error) {
    await checkout.postpone(eventIds, reasonOf(error))
    throw error
  }
}
