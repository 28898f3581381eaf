import { describe, expect, it } from 'vitest'
import { buildOrderMailData } from '../../../src/mails/build-order-mails'
import { type Order, orderSchema, type Parcel } from '../../../src/orders/order'
import { formatAddressLines, getBuyerName } from '../../../src/orders/address'
import { toLinkedOrder, toBuyerOrder, withPurchasedItems } from '../../../src/orders/public-order'
import { toBoardOrder } from '../../../src/fulfillment/board-order'
import { CHECKOUT } from '../mails/sample-order-mail'
import { ANNA, sampleOrderRow } from './sample-order-row'

const order = (changes: Partial<Order> = {}): Order => ({
  ...orderSchema.parse(sampleOrderRow()),
  ...changes,
})

const PARCEL: Parcel = {
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
const NOW = new Date('2026-11-20T12:00:00Z')
const PICKUP = { deliveryOption: 'pickup' } as const
const refund = (amount: number) => ({ id: `ref_${amount}`, amount, madeAt: NOW, beganAt: NOW })

describe('an order for its buyer', () => {
  it('has its prices in francs and no address', () => {
    expect(toBuyerOrder(order())).toEqual({
      status: 'paid',
      order: {
        number: 7,
        lines: [{ name: 'Gipfel', size: 'M', quantity: 2, price: 29.9, image: '/a.webp' }],
        subtotal: 59.8,
        shipping: 9.9,
        tax: 4.84,
        total: 74.54,
        currency: 'CHF',
        deliveryOption: 'shipping',
        email: 'a***@example.ch',
      },
    })
  })

  it.each([
    ['opening', 'pending'],
    ['open', 'pending'],
    ['settling', 'pending'],
    ['review', 'pending'],
    ['paid', 'paid'],
    ['failed', 'failed'],
    ['refunded', 'refunded'],
  ] as const)('whose payment is %s is %s', (status, shown) => {
    expect(toBuyerOrder(order({ status })).status).toBe(shown)
  })

  it.each(['pending', 'paid'] as const)('that is %s names what leaves the cart', (status) => {
    const items = [{ id: 'p1-M', quantity: 2 }]
    expect(withPurchasedItems({ status }, CHECKOUT)).toEqual({ status, items })
  })

  it.each(['failed', 'refunded'] as const)('that is %s leaves the cart as it is', (status) => {
    expect(withPurchasedItems({ status }, CHECKOUT)).toEqual({ status })
  })

  it('of a print takes nothing out of a cart, not even its blank shirts, which may be products', () => {
    const work = { variantId: '', productId: '', image: '', size: '' }
    const lines = [{ ...work, name: 'Print', quantity: 1, priceInRappen: 25_600 }, ...CHECKOUT.lines]
    expect(withPurchasedItems({ status: 'paid' }, { lines })).toEqual({ status: 'paid', items: [] })
  })

  it('is refunded once all of its money has gone back', () => {
    expect(toBuyerOrder(order({ refunds: [refund(7453)] })).status).toBe('paid')
    expect(toBuyerOrder(order({ refunds: [refund(7453), refund(1)] })).status).toBe('refunded')
    const withSecondPayment = { paid: 8454, refunds: [refund(7454), refund(999)] }
    expect(toBuyerOrder(order(withSecondPayment)).status).toBe('paid')
    expect(toLinkedOrder(order({ refunds: [refund(2990), refund(10)] }), NOW).refunded).toBe(30)
  })

  it.each<[string, Partial<Order>, string]>([
    ['nothing is packed', {}, 'preparing'],
    ['it is packed', { parcels: [PARCEL] }, 'preparing'],
    ['one parcel is shipped', { parcels: [PARCEL, { ...PARCEL, shippedAt: NOW }] }, 'shipped'],
    ['one parcel has arrived', { parcels: [PARCEL, { ...PARCEL, deliveredAt: NOW }] }, 'preparing'],
    ['all parcels have arrived', { parcels: [{ ...PARCEL, deliveredAt: NOW }] }, 'delivered'],
    ['nothing is packed for pickup', PICKUP, 'preparing'],
    ['it lies ready', { ...PICKUP, parcels: [PARCEL] }, 'ready'],
    ['it was cancelled', { canceledAt: NOW, parcels: [{ ...PARCEL, deliveredAt: NOW }] }, 'cancelled'],
  ])('says how far its goods are when %s', (_name, changes, state) => {
    expect(toLinkedOrder(order(changes), NOW).delivery.state).toBe(state)
  })

  it('lists the tracking numbers of all parcels', () => {
    const { tracking } = toLinkedOrder(order({ parcels: [PARCEL, PARCEL] }), NOW).delivery
    expect(tracking).toEqual([...PARCEL.tracking, ...PARCEL.tracking])
  })
})

describe('an order for the staff', () => {
  it('says who bought how much, and when it lay ready', () => {
    const parcels = [PARCEL, { ...PARCEL, packedAt: NOW }]
    expect(toBoardOrder(order({ parcels, failedMails: 1 }), new Map())).toMatchObject({
      status: 'paid',
      pieces: 2,
      lines: [{ name: 'Gipfel', size: 'M', quantity: 2, image: '/a.webp' }],
      buyer: 'Anna Muster',
      createdAt: '2026-11-19T10:00:00.000Z',
      readyAt: '2026-11-19T12:00:00.000Z',
      failedMails: 1,
    })
  })

  it('is cancelled or refunded whatever the checkout says', () => {
    const refunds = [refund(7454)]
    expect(toBoardOrder(order({ refunds }), new Map()).status).toBe('refunded')
    expect(toBoardOrder(order({ refunds, canceledAt: NOW }), new Map()).status).toBe('cancelled')
  })
})

describe('who bought', () => {
  it('is named by the first address that has a name', () => {
    expect(getBuyerName({ first_name: ' ', last_name: '' }, null, undefined, ANNA)).toBe('Anna Muster')
    expect(getBuyerName({ first_name: '', last_name: 'Muster' })).toBe('Muster')
    expect(getBuyerName(undefined)).toBe('')
  })

  it('lives where the parcel goes, the country only abroad', () => {
    expect(formatAddressLines(order().shippingAddress ?? {})).toEqual(['Anna Muster', 'Gasse 1', '7000 Chur'])
    expect(formatAddressLines({ ...ANNA, country_code: 'li' })).toEqual([
      'Anna Muster',
      'Gasse 1',
      'Chur',
      'LI',
    ])
  })
})

describe('what a mail says of an order', () => {
  const changes = { parcels: [PARCEL], refunds: [refund(1000), refund(2990)] }

  it('names what is in this parcel, and its number', () => {
    expect(buildOrderMailData('shipped', 'ful_1', order(changes))).toEqual({
      buyerName: 'Anna Muster',
      items: [{ name: 'Gipfel', size: 'M', quantity: 2 }],
      tracking: PARCEL.tracking,
    })
    expect(buildOrderMailData('ready', 'ful_gone', order(changes))).toEqual({ buyerName: 'Anna Muster' })
  })

  it('names this refund, or all of them where the order is cancelled', () => {
    expect(buildOrderMailData('refunded', 'ref_1000', order(changes))).toMatchObject({
      refunded: 1000,
      isInFull: false,
    })
    expect(buildOrderMailData('cancelled', 'order_1', order(changes)).refunded).toBe(3990)
    expect(buildOrderMailData('cancelled', 'order_1', order({ shippingAddress: null }))).toEqual({
      refunded: 0,
    })
  })
})
