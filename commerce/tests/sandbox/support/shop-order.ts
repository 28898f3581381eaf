import type Stripe from 'stripe'

const SHOP = 'http://localhost:9000'

function buildLine(name: string, amount: number, quantity = 1) {
  return { quantity, price_data: { currency: 'chf', unit_amount: amount, product_data: { name } } }
}

/** Two shirts shipped, as the shop orders them: 74.40 with tax and shipping. */
export function buildShippedOrder(
  changes: Stripe.Checkout.SessionCreateParams = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    ...buildPickupOrder(),
    shipping_address_collection: { allowed_countries: ['CH'] },
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: 'Shipping within Switzerland',
          fixed_amount: { amount: 1000, currency: 'chf' },
        },
      },
    ],
    ...changes,
  }
}

/** The same two shirts picked up: 64.40. */
export function buildPickupOrder(
  changes: Stripe.Checkout.SessionCreateParams = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    client_reference_id: 'intent_1',
    metadata: { checkout_intent: 'intent_1' },
    payment_intent_data: { metadata: { checkout_intent: 'intent_1' } },
    line_items: [buildLine('Crying Skull', 2990, 2), buildLine('VAT 7.7 %', 460)],
    success_url: `${SHOP}/checkout-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${SHOP}/`,
    ...changes,
  }
}
