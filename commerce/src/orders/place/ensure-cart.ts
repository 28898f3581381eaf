import type { CreateCartDTO, CreateLineItemDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import type { DeliveryOption } from '../../contract/cart/delivery-option'
import { toFrancs } from '../../contract/money/money'
import { type Checkout, CHECKOUT_METADATA_KEY, type QuotedLine } from '../../checkout/checkout'
import { toBuyer } from '../../stripe/buyer'
import type { OrderVariant } from './order-variants'

/** The delivery of an order in Medusa's admin. */
const METHOD_NAMES: Record<DeliveryOption, string> = { shipping: 'Shipping', pickup: 'Pickup' }

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
        name: METHOD_NAMES[checkout.delivery_option],
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
  const [existing] = await customers.listCustomers({ email, has_account: false }, { select: ['id'] })
  return existing?.id ?? (await customers.createCustomers({ email, has_account: false })).id
}
