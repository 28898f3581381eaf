import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { toFrancs } from '../contract/money/money'
import type { Checkout } from '../checkout/checkout'
import { PAYMENT_PROVIDER_ID } from '../lib/provider-ids'

type PaymentPlan = {
  cartId: string
  collectionId: string
  checkout: Checkout
  session: Stripe.Checkout.Session
}

/** Medusa's session of the payment that was taken, made where there is none yet; returns its id. */
export async function ensurePaymentSession(plan: PaymentPlan, container: MedusaContainer): Promise<string> {
  const { cartId, collectionId, checkout, session } = plan
  const payments = container.resolve(Modules.PAYMENT)
  const money = { currency_code: checkout.currency.toLowerCase(), amount: toFrancs(checkout.total) }
  const [collection] = await payments.listPaymentCollections(
    { id: collectionId },
    { relations: ['payment_sessions'] },
  )
  if (collection === undefined) {
    const wanted = { id: collectionId, ...money }
    await payments.createPaymentCollections(wanted)
  }
  await container.resolve('link').create({
    [Modules.CART]: { cart_id: cartId },
    [Modules.PAYMENT]: { payment_collection_id: collectionId },
  })
  const [existing] = collection?.payment_sessions ?? []
  if (existing !== undefined) return existing.id
  const created = await payments.createPaymentSession(collectionId, {
    provider_id: PAYMENT_PROVIDER_ID,
    ...money,
    data: { checkoutSession: session.id },
  })
  return created.id
}

/** The id of the payment that Medusa has recorded as captured, if it has. */
export async function findCapturedPaymentId(paymentSessionId: string, container: MedusaContainer) {
  const [payment] = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ payment_session_id: paymentSessionId }, { select: ['id', 'captured_at'] })
  return payment?.captured_at ? payment.id : undefined
}
