import type { MedusaContainer } from '@medusajs/framework/types'
import { toFrancs } from '../contract/money'
import type { BuyerOrder } from '../contract/orders'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { CheckoutModuleService } from '../modules/checkout/service'
import type { Intent, IntentStatus } from '../modules/checkout/types'
import { refundedInFull } from './refunds'
import { settleQueue } from './settle-queue'

/** While a buyer waits for an order, the provider is asked about it this often at most, in milliseconds. */
const ASK_EVERY_MS = 3000

const STATUS: Record<IntentStatus, BuyerOrder['status']> = {
  opening: 'pending',
  open: 'pending',
  settling: 'pending',
  held: 'pending',
  paid: 'paid',
  failed: 'failed',
  refunded: 'refunded',
}

/** The buyer's own order by its checkout session; undefined when there is none such. */
export async function buyerOrder(
  sessionId: string,
  container: MedusaContainer,
): Promise<BuyerOrder | undefined> {
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const intent = await checkout.intentBySession(sessionId)
  if (intent === undefined) return undefined
  // The buyer is back before the webhook, or it never comes: look for ourselves, behind the answer.
  if (intent.status === 'open' && (await checkout.claimCheck(sessionId, ASK_EVERY_MS))) {
    settleQueue(container).add(sessionId)
  }
  const refunded = await refundedInFull([intent], container)
  const status = refunded.has(intent.id) ? 'refunded' : STATUS[intent.status]
  return intent.order_number === null
    ? { status }
    : { status, order: publicOrder(intent, intent.order_number) }
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
