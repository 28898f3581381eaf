import { type Order, type OrderReturn, orderSchema, type Parcel } from '../../../src/orders/order'
import { SPEC } from '../custom-print/sample-proof'

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

/** A return of one of its two pieces: 29.90 francs and their tax. */
export const RETURNED: OrderReturn = {
  id: 'ordret_1',
  state: 'requested',
  lines: [{ line: 0, quantity: 1 }],
  reason: 'Too small',
  answer: '',
  refund: null,
  isRestocked: false,
  requestedAt: new Date('2026-11-23T08:00:00Z'),
}

/** What makes an order one of a print. */
export const CUSTOM_PRINT: NonNullable<Order['customPrint']> = {
  requestId: 'preq_1',
  requestNumber: 27,
  version: 2,
  hasFiles: true,
  spec: SPEC,
  height: 261,
  readyOn: '2026-12-04',
}
