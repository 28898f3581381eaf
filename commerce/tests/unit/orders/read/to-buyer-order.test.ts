import { describe, expect, it } from 'vitest'
import type { Order } from '../../../../src/orders/order'
import { toLinkedOrder, toBuyerOrder, addPurchasedItems } from '../../../../src/orders/read/to-buyer-order'
import { CHECKOUT } from '../../mails/sample-order-mail'
import { buildOrder, CUSTOM_PRINT, PARCEL, RETURNED } from '../sample-order-row'

const NOW = new Date('2026-11-20T12:00:00Z')
const PICKUP = { deliveryOption: 'pickup' } as const
const refund = (amount: number) => ({ id: `ref_${amount}`, amount, madeAt: NOW, beganAt: NOW })

describe('an order for its buyer', () => {
  it('has its prices in francs and no address', () => {
    expect(toBuyerOrder(buildOrder())).toEqual({
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
    expect(toBuyerOrder(buildOrder({ status })).status).toBe(shown)
  })

  it.each(['pending', 'paid'] as const)('that is %s names what leaves the cart', (status) => {
    const items = [{ id: 'p1-M', quantity: 2 }]
    expect(addPurchasedItems({ status }, CHECKOUT)).toEqual({ status, items })
  })

  it.each(['failed', 'refunded'] as const)('that is %s leaves the cart as it is', (status) => {
    expect(addPurchasedItems({ status }, CHECKOUT)).toEqual({ status })
  })

  it('of a print takes nothing out of a cart, not even its blank shirts, which may be products', () => {
    const work = { variantId: '', productId: '', image: '', size: '' }
    const lines = [{ ...work, name: 'Print', quantity: 1, priceInRappen: 25_600 }, ...CHECKOUT.lines]
    expect(addPurchasedItems({ status: 'paid' }, { lines })).toEqual({ status: 'paid', items: [] })
  })

  it('is refunded once all of its money has gone back', () => {
    expect(toBuyerOrder(buildOrder({ refunds: [refund(7453)] })).status).toBe('paid')
    expect(toBuyerOrder(buildOrder({ refunds: [refund(7453), refund(1)] })).status).toBe('refunded')
    const withSecondPayment = { paid: 8454, refunds: [refund(7454), refund(999)] }
    expect(toBuyerOrder(buildOrder(withSecondPayment)).status).toBe('paid')
    expect(toLinkedOrder(buildOrder({ refunds: [refund(2990), refund(10)] }), NOW).refunded).toBe(30)
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
    expect(toLinkedOrder(buildOrder(changes), NOW).delivery.state).toBe(state)
  })

  it('lists the tracking numbers of all parcels', () => {
    const { tracking } = toLinkedOrder(buildOrder({ parcels: [PARCEL, PARCEL] }), NOW).delivery
    expect(tracking).toEqual([...PARCEL.tracking, ...PARCEL.tracking])
  })

  it('shows a line without a picture where there is none', () => {
    const lines = buildOrder().lines.map((line) => ({ ...line, image: '' }))
    expect(toBuyerOrder(buildOrder({ lines })).order.lines[0]?.image).toBeUndefined()
  })

  it("has the buyer's own note, which can be written until the goods leave", () => {
    const notes: Order['notes'] = [
      { author: 'studio', text: 'Neighbour', by: 'Mia', at: NOW },
      { author: 'buyer', text: 'A present', by: 'buyer', at: NOW },
    ]
    expect(toLinkedOrder(buildOrder({ notes }), NOW).note).toEqual({ text: 'A present', isOpen: true })
    expect(toLinkedOrder(buildOrder({ canceledAt: NOW }), NOW).note).toEqual({ text: '', isOpen: false })
  })

  it('says what has come back, and what still can', () => {
    const sent = {
      items: [],
      parcels: [{ ...PARCEL, shippedAt: NOW }],
      returns: [RETURNED],
    }
    expect(toLinkedOrder(buildOrder(sent), NOW).returns).toMatchObject({
      returnable: [{ line: 0, quantity: 1 }],
      cases: [{ state: 'requested', reason: 'Too small', lines: [{ name: 'Gipfel' }], refund: 32.32 }],
    })
  })

  it('says how far the shirts are, without a proof or a screen', () => {
    expect(toLinkedOrder(buildOrder({ printedAt: NOW.toISOString() }), NOW).stages).toEqual([
      { stage: 'printed', at: NOW.toISOString() },
      { stage: 'packed', at: null },
      { stage: 'sent', at: null },
    ])
  })
})

describe('the order of a print, for its buyer', () => {
  const [shirt] = buildOrder().lines.map((line) => ({ ...line, image: '' }))
  const lines = [{ ...shirt, size: '' }, shirt] as Order['lines']
  const order = buildOrder({ customPrint: CUSTOM_PRINT, lines })

  it.each([
    [
      'shows it on the shirts while its request can be opened',
      'a/b',
      '/api/press-preview?token=a%2Fb&version=2',
    ],
    ['shows no picture once its files are deleted', undefined, undefined],
  ])('%s', (_name, requestToken, image) => {
    const shown = toBuyerOrder(order, requestToken).order
    expect(shown.lines.map((line) => line.image)).toEqual([undefined, image])
    expect(shown).toMatchObject({ readyOn: '2026-12-04', requestToken })
  })

  it('says how far the print is', () => {
    expect(toLinkedOrder(order, NOW).stages?.[0]).toEqual({
      stage: 'approved',
      at: '2026-11-19T09:50:00.000Z',
    })
  })
})
