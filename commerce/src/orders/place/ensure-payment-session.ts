import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import type { Checkout } from '../../checkout/checkout'
import { toFrancs } from '../../contract/money/money'
import { PAYMENT_PROVIDER_ID } from '../../lib/provider-ids'

type PaymentPlan = {
  cartId: string
  collectionId: string
  checkout: Checkout
  session: Stripe.Checkout.Session
}

/** Returns the id of Medusa's payment session for the captured payment. Creates it if it is missing. */
export async function ensurePaymentSession(plan: PaymentPlan, container: MedusaContainer): Promise<string> {
  const { cartId, collectionId, checkout, session } = plan
  const payments = container.resolve(Modules.PAYMENT)
  const money = { currency_code: checkout.currency.toLowerCase(), amount: toFrancs(checkout.total) }
  const [collection] = await payments.listPaymentCollections(
    { id: collectionId },
    { relations: ['payment_sessions'] },
  )
  if (collection === undefined) {
    const newCollection = { id: collectionId, ...money }
    await payments.createPaymentCollections(newCollection)
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
