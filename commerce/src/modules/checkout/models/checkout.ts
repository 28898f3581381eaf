import { model } from '@medusajs/framework/utils'
import { DELIVERY_OPTIONS } from '../../../contract/totals'
import { CHECKOUT_STATUSES } from '../checkout-status'
import { CHECKOUT_ID_PREFIX } from '../id-prefixes'

/** One attempt to buy; its table keeps the name of its first version. Amounts in Rappen. */
export const CheckoutModel = model
  .define('checkout_intent', {
    id: model.id({ prefix: CHECKOUT_ID_PREFIX }).primaryKey(),
    idempotency_key: model.text().unique(),
    /** Differs for another request under the same key. */
    request_hash: model.text(),
    status: model.enum([...CHECKOUT_STATUSES]).default('opening'),
    locale: model.text(),
    delivery_option: model.enum([...DELIVERY_OPTIONS]),
    lines: model.json(),
    currency: model.text(),
    subtotal: model.number(),
    shipping: model.number(),
    tax: model.number(),
    total: model.number(),
    tax_rate_percent: model.float(),
    shipping_option_id: model.text(),
    /** Part of the provider's idempotency key. */
    provider_attempt: model.number().default(1),
    /** Of the hosted session; the provider compares it under one idempotency key. */
    expires_at: model.dateTime(),
    session_id: model.text().unique().nullable(),
    session_url: model.text().nullable(),
    checked_at: model.dateTime().nullable(),
    order_id: model.text().nullable(),
    order_number: model.number().nullable(),
    payment_id: model.text().nullable(),
    email_masked: model.text().nullable(),
    reason: model.text().nullable(),
    address_hash: model.text().nullable(),
    /** Of the press, for an order of a visitor's own print. */
    proof_id: model.text().nullable(),
    /** To make an order since it was paid; transient failures are not counted. */
    failed_attempts: model.number().default(0),
  })
  .indexes([
    { on: ['status', 'checked_at'] },
    { on: ['order_id'] },
    { on: ['order_number'], where: 'order_number IS NOT NULL' },
    { on: ['address_hash'], where: 'address_hash IS NOT NULL' },
  ])
