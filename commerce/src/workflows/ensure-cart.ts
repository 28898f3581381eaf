import type { CreateCartDTO, CreateLineItemDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { catalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { toFrancs } from '../contract/money'
import type { Intent, QuotedLine } from '../modules/checkout/types'
import { buyerOf } from './buyer'
import type { OrderVariant } from './order-variants'

type CartPlan = {
  cartId: string
  intent: Intent
  session: Stripe.Checkout.Session
  variants: ReadonlyMap<string, OrderVariant>
}

/** Order metadata: the intent that an order came from, by which a half-made order is found again. */
export const INTENT_KEY = 'checkout_intent'

/**
 * Builds Medusa's cart out of what was quoted, in one write and without Medusa's cart workflows: they would price
 * it anew, and take four times as long as everything else together.
 */
export async function ensureCart(plan: CartPlan, container: MedusaContainer): Promise<void> {
  const { cartId, intent, session } = plan
  const carts = container.resolve(Modules.CART)
  const [existing] = await carts.listCarts({ id: cartId }, { select: ['id'] })
  if (existing !== undefined) return
  const { catalogue } = await catalogueSnapshot(container).current()
  const buyer = buyerOf(session)
  const cart: CreateCartDTO & { id: string; shipping_methods: object[] } = {
    id: cartId,
    region_id: catalogue.regionId,
    sales_channel_id: catalogue.salesChannelId,
    customer_id: await customerOf(buyer.email, container),
    currency_code: intent.currency.toLowerCase(),
    locale: intent.locale,
    email: buyer.email,
    ...(buyer.shipping === undefined ? {} : { shipping_address: buyer.shipping }),
    ...(buyer.billing === undefined ? {} : { billing_address: buyer.billing }),
    metadata: { [INTENT_KEY]: intent.id, delivery_option: intent.delivery_option },
    items: intent.lines.map((line) => lineItem(line, intent, plan.variants)),
    shipping_methods: [
      {
        name: intent.delivery_option === 'pickup' ? 'Pickup' : 'Shipping',
        shipping_option_id: intent.shipping_option_id,
        amount: toFrancs(intent.shipping),
      },
    ],
  }
  await carts.createCarts(cart)
}

function lineItem(line: QuotedLine, intent: Intent, variants: CartPlan['variants']): CreateLineItemDTO {
  const variant = variants.get(line.variantId)
  if (variant === undefined) throw new Error(`There is no variant for ${line.name} in size ${line.size}`)
  const { product } = variant
  return {
    title: line.name,
    subtitle: line.size,
    quantity: line.quantity,
    unit_price: toFrancs(line.priceInRappen),
    ...(product.thumbnail === null ? {} : { thumbnail: product.thumbnail }),
    ...(product.description === null ? {} : { product_description: product.description }),
    ...(variant.sku === null ? {} : { variant_sku: variant.sku }),
    product_id: product.id,
    product_title: product.title,
    product_handle: product.handle,
    variant_id: variant.id,
    variant_title: variant.title,
    variant_option_values: { Size: line.size },
    requires_shipping: true,
    tax_lines: [{ code: 'vat', rate: intent.tax_rate_percent, description: 'VAT', provider_id: 'tp_system' }],
  }
}

/** The guest with this e-mail address, made on their first order. */
async function customerOf(email: string, container: MedusaContainer): Promise<string> {
  const customers = container.resolve(Modules.CUSTOMER)
  const [known] = await customers.listCustomers({ email, has_account: false }, { select: ['id'] })
  return known?.id ?? (await customers.createCustomers({ email, has_account: false })).id
}
