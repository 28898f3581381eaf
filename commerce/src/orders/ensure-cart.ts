import type { CreateCartDTO, CreateLineItemDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { toFrancs } from '../contract/money/money'
import { type Checkout, CHECKOUT_METADATA_KEY, type QuotedLine } from '../checkout/checkout'
import { toBuyer } from '../stripe/buyer'
import { PAYMENT_PROVIDER_ID } from '../lib/provider-ids'
import type { OrderVariant } from './order-variants'

type CartPlan = {
  cartId: string
  checkout: Checkout
  session: Stripe.Checkout.Session
  variants: ReadonlyMap<string, OrderVariant>
}

/** Writes Medusa's cart from the quote. Medusa's cart workflows would compute the prices again. */
export async function ensureCart(plan: CartPlan, container: MedusaContainer): Promise<void> {
  const { cartId, checkout, session } = plan
  const carts = container.resolve(Modules.CART)
  const [existing] = await carts.listCarts({ id: cartId }, { select: ['id'] })
  if (existing !== undefined) return
  const { catalogue } = await container.resolve('catalogueCache').current()
  const buyer = toBuyer(session)
  const cart: CreateCartDTO & { id: string; shipping_methods: object[] } = {
    id: cartId,
    region_id: catalogue.regionId,
    sales_channel_id: catalogue.salesChannelId,
    customer_id: await getCustomerId(buyer.email, container),
    currency_code: checkout.currency.toLowerCase(),
    locale: checkout.locale,
    email: buyer.email,
    ...(buyer.shipping === undefined ? {} : { shipping_address: buyer.shipping }),
    ...(buyer.billing === undefined ? {} : { billing_address: buyer.billing }),
    metadata: { [CHECKOUT_METADATA_KEY]: checkout.id, delivery_option: checkout.delivery_option },
    items: checkout.lines.map((line) => toLineItem(line, checkout, plan.variants)),
    shipping_methods: [
      {
        name: checkout.delivery_option === 'pickup' ? 'Pickup' : 'Shipping',
        shipping_option_id: checkout.shipping_option_id,
        amount: toFrancs(checkout.shipping),
      },
    ],
  }
  await carts.createCarts(cart)
}

/**
 * Medusa looks up the shipping profile of each item that requires shipping, and fails where a variant has none, as
 * for the work on a print. It also packs no such items together with others. So if one line has none, no line
 * requires shipping.
 */
function toLineItem(line: QuotedLine, checkout: Checkout, variants: CartPlan['variants']): CreateLineItemDTO {
  const item = {
    title: line.name,
    subtitle: line.size,
    quantity: line.quantity,
    unit_price: toFrancs(line.priceInRappen),
    requires_shipping: checkout.lines.every(({ variantId }) => variantId !== ''),
    tax_lines: [
      { code: 'vat', rate: checkout.tax_rate_percent, description: 'VAT', provider_id: 'tp_system' },
    ],
  }
  if (line.variantId === '') return { ...item, is_custom_price: true }
  const variant = variants.get(line.variantId)
  if (variant === undefined) throw new Error(`There is no variant for ${line.name} in size ${line.size}`)
  const { product } = variant
  return {
    ...item,
    ...(product.thumbnail === null ? {} : { thumbnail: product.thumbnail }),
    ...(product.description === null ? {} : { product_description: product.description }),
    ...(variant.sku === null ? {} : { variant_sku: variant.sku }),
    product_id: product.id,
    product_title: product.title,
    product_handle: product.handle,
    variant_id: variant.id,
    variant_title: variant.title,
    variant_option_values: { Size: line.size },
  }
}

async function getCustomerId(email: string, container: MedusaContainer): Promise<string> {
  const customers = container.resolve(Modules.CUSTOMER)
  const [known] = await customers.listCustomers({ email, has_account: false }, { select: ['id'] })
  return known?.id ?? (await customers.createCustomers({ email, has_account: false })).id
}

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

/** Returns the id of the payment that Medusa has recorded as captured; undefined if there is none. */
export async function findCapturedPaymentId(paymentSessionId: string, container: MedusaContainer) {
  const [payment] = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ payment_session_id: paymentSessionId }, { select: ['id', 'captured_at'] })
  return payment?.captured_at ? payment.id : undefined
}
