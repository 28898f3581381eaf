import { type Order, orderSchema, type Parcel } from '../../../src/orders/order'

export const ANNA = { first_name: 'Anna', last_name: 'Muster', address_1: 'Gasse 1', city: 'Chur' }

/** A row of an order as the database has it. */
export const sampleOrderRow = () => ({
  id: 'order_1',
  number: 7,
  checkoutId: 'chki_1',
  sessionId: 'cs_test_1',
  status: 'paid',
  language: 'fr',
  deliveryOption: 'shipping',
  lines: [
    {
      variantId: 'variant_1',
      productId: 'prod_1',
      name: 'Gipfel',
      size: 'M',
      quantity: 2,
      priceInRappen: 2990,
      image: '/a.webp',
    },
  ],
  currency: 'CHF',
  subtotal: 5980,
  shipping: 990,
  tax: 484,
  total: 7454,
  taxRatePercent: 8.1,
  maskedEmail: 'a***@example.ch',
  openedAt: new Date('2026-11-19T09:50:00Z'),
  paidAt: new Date('2026-11-19T10:00:00Z'),
  email: 'anna@example.ch',
  shippingAddress: { ...ANNA, address_2: null, postal_code: '7000', country_code: 'ch', phone: null },
  billingAddress: null,
  canceledAt: null,
  screensMadeAt: null,
  printedAt: null,
  metadata: {},
  items: [{ id: 'ordli_1', name: 'Gipfel', size: 'M', unpacked: 2 }],
  parcels: [],
  paid: 74.54,
  refunds: [],
  failedRefunds: [],
  paymentReference: 'pi_1',
  failedMails: 0,
  history: [],
  notes: [],
  returns: [],
})

export const buildOrder = (changes: Partial<Order> = {}): Order => ({
  ...orderSchema.parse(sampleOrderRow()),
  ...changes,
})

/** A parcel of the order, with a piece that the order does not have. */
export const PARCEL: Parcel = {
  id: 'ful_1',
  packedAt: new Date('2026-11-19T12:00:00Z'),
  shippedAt: null,
  deliveredAt: null,
  pieces: [
    { itemId: 'ordli_1', quantity: 2 },
    { itemId: null, quantity: 1 },
  ],
  tracking: [{ number: '99.1', url: 'https://post.example/99.1' }],
}
