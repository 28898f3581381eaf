import type { MedusaContainer } from '@medusajs/framework/types'
import type Stripe from 'stripe'
import { toFrancs } from '../contract/money'
import type { BuyerOrder } from '../contract/orders'
import { soonFromDatabase } from '../lib/database-deadline'
import { withTimeout } from '../lib/deadline'
import { timedOut } from '../lib/shop-error'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { CheckoutModuleService } from '../modules/checkout/service'
import type { Intent, IntentStatus } from '../modules/checkout/types'
import { providerFailure } from './provider-failure'
import { refundedInFull } from './refunds'
import { retrieveSession, sessionStatus, type SessionStatus } from './session-status'
import { settleQueue } from './settle-queue'

/** Longest wait for the provider's word about a session, in milliseconds. */
const PROVIDER_DEADLINE_MS = 4000

type Dependencies = { container: MedusaContainer; stripe: Stripe }

const STATUS: Record<IntentStatus, BuyerOrder['status']> = {
  opening: 'pending',
  open: 'pending',
  settling: 'pending',
  held: 'pending',
  paid: 'paid',
  failed: 'failed',
  refunded: 'refunded',
}

/**
 * The buyer's own order by its checkout session; undefined when there is none such, and as long as nobody has paid:
 * the buyer's cart is emptied at 'pending'. Throws ShopError when the provider must be asked and does not answer.
 */
export async function buyerOrder(
  sessionId: string,
  dependencies: Dependencies,
): Promise<BuyerOrder | undefined> {
  const { container } = dependencies
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const intent = await soonFromDatabase(checkout.intentBySession(sessionId))
  if (intent === undefined) return undefined
  if (intent.status === 'open') return unsettledOrder(sessionId, dependencies)
  return settledOrder(intent, container)
}

/** The order of an intent as our own row and its refunds have it. */
export async function settledOrder(intent: Intent, container: MedusaContainer): Promise<BuyerOrder> {
  const refunded = await refundedInFull([intent], container)
  const status = refunded.has(intent.id) ? 'refunded' : STATUS[intent.status]
  return intent.order_number === null
    ? { status }
    : { status, order: publicOrder(intent, intent.order_number) }
}

/** The buyer is back before the webhook, or it never comes: the provider knows, and settling goes on behind the answer. */
async function unsettledOrder(
  sessionId: string,
  { container, stripe }: Dependencies,
): Promise<BuyerOrder | undefined> {
  const status = await currentStatus(sessionId, stripe)
  if (status === 'open') return undefined
  settleQueue(container).add(sessionId)
  if (status === undefined) return undefined
  return { status: status === 'paid' || status === 'awaited' ? 'pending' : 'failed' }
}

async function currentStatus(sessionId: string, stripe: Stripe): Promise<SessionStatus | undefined> {
  try {
    const session = await withTimeout(PROVIDER_DEADLINE_MS, retrieveSession(sessionId, stripe), timedOut)
    return session && sessionStatus(session)
  } catch (error) {
    throw providerFailure(error)
  }
}

function publicOrder(intent: Intent, number: number): NonNullable<BuyerOrder['order']> {
  return {
    number,
    lines: intent.lines.map((line) => ({
      name: line.name,
      size: line.size,
      quantity: line.quantity,
      price: toFrancs(line.priceInRappen),
      image: line.image,
    })),
    subtotal: toFrancs(intent.subtotal),
    shipping: toFrancs(intent.shipping),
    tax: toFrancs(intent.tax),
    total: toFrancs(intent.total),
    currency: intent.currency,
    deliveryOption: intent.delivery_option,
    email: intent.email_masked ?? '',
  }
}
