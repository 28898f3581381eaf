import type { Checkout } from '../../../src/checkout/checkout'

export const LINKS = {
  buyer: 'https://shop.example/order?token=t',
  studio: 'https://shop.example/app/orders/order_1',
}

/** A paid order of two shirts, by a buyer who reads German. */
export const CHECKOUT: Checkout = {
  id: 'chki_1',
  idempotency_key: 'k',
  request_hash: 'h',
  status: 'paid',
  locale: 'de',
  delivery_option: 'shipping',
  lines: [
    {
      variantId: 'v1',
      productId: 'p1',
      name: 'Crying Skull',
      size: 'M',
      quantity: 2,
      priceInRappen: 2990,
      image: '/a.webp',
    },
  ],
  currency: 'CHF',
  subtotal: 5980,
  shipping: 1000,
  tax: 460,
  total: 7440,
  tax_rate_percent: 7.7,
  shipping_option_id: 'so_1',
  provider_attempt: 1,
  expires_at: new Date(),
  session_id: 'cs_1',
  session_url: null,
  checked_at: null,
  order_id: 'order_1',
  order_number: 1001,
  payment_id: 'pay_1',
  email_masked: null,
  reason: null,
  address_hash: null,
  proof_id: null,
  failed_attempts: 0,
  paid_at: null,
  created_at: new Date(),
  updated_at: new Date(),
}
