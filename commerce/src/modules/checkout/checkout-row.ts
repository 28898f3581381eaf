import { generateEntityId } from '@medusajs/framework/utils'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { NewCheckout } from './types'

/** The row of a new checkout. */
export function checkoutRow(checkout: NewCheckout, database: Knex) {
  return {
    id: generateEntityId(undefined, 'chki'),
    idempotency_key: checkout.idempotencyKey,
    request_hash: checkout.requestHash,
    locale: checkout.locale,
    delivery_option: checkout.deliveryOption,
    lines: database.raw('?::jsonb', [JSON.stringify(checkout.lines)]),
    currency: checkout.currency,
    subtotal: checkout.subtotal,
    shipping: checkout.shipping,
    tax: checkout.tax,
    total: checkout.total,
    tax_rate_percent: checkout.taxRatePercent,
    shipping_option_id: checkout.shippingOptionId,
    expires_at: checkout.expiresAt,
    address_hash: checkout.addressHash,
  }
}
