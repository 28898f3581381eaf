import { model } from '@medusajs/framework/utils'

/** One attempt to buy: what was asked for, what was quoted, and how far it has come. Amounts in Rappen. */
export const CheckoutIntent = model
  .define('checkout_intent', {
    id: model.id({ prefix: 'chki' }).primaryKey(),
    idempotency_key: model.text().unique(),
    /** Tells a repeated request from another one under the same key. */
    request_hash: model.text(),
    status: model
      .enum(['opening', 'open', 'settling', 'paid', 'failed', 'held', 'refunded'])
      .default('opening'),
    locale: model.text(),
    delivery_option: model.enum(['shipping', 'pickup']),
    /** QuotedLine[] */
    lines: model.json(),
    currency: model.text(),
    subtotal: model.number(),
    shipping: model.number(),
    tax: model.number(),
    total: model.number(),
    tax_rate_percent: model.float(),
    shipping_option_id: model.text(),
    /** Counts up when the provider has definitely failed, so that its idempotency key changes. */
    provider_attempt: model.number().default(1),
    /** When the hosted session closes; part of what the provider compares under one idempotency key. */
    expires_at: model.dateTime(),
    session_id: model.text().unique().nullable(),
    session_url: model.text().nullable(),
    /** When the provider was last asked about the session. */
    checked_at: model.dateTime().nullable(),
    order_id: model.text().nullable(),
    order_number: model.number().nullable(),
    payment_id: model.text().nullable(),
    email_masked: model.text().nullable(),
    /** Why it is held, failed or refunded, or could not be settled yet, for the staff. */
    reason: model.text().nullable(),
    /** A keyed hash of the buyer's network address, so that one cannot hold everything; null after two hours. */
    address_hash: model.text().nullable(),
    /** How often no order could be made of it since it was paid, for reasons that do not pass by themselves. */
    failed_attempts: model.number().default(0),
  })
  .indexes([
    { on: ['status', 'checked_at'] },
    { on: ['order_id'] },
    { on: ['address_hash'], where: 'address_hash IS NOT NULL' },
  ])
