import { describe, expect, it } from 'vitest'
import { buildOrderMailData } from '../../../src/mails/build-order-mails'
import { buildOrder, PARCEL } from '../orders/sample-order-row'

const NOW = new Date('2026-11-20T12:00:00Z')
const refund = (amount: number) => ({ id: `ref_${amount}`, amount, madeAt: NOW, beganAt: NOW })

describe('what a mail says of an order', () => {
  const changes = { parcels: [PARCEL], refunds: [refund(1000), refund(2990)] }

  it('names what is in this parcel, and its number', () => {
    expect(buildOrderMailData('shipped', 'ful_1', buildOrder(changes))).toEqual({
      buyerName: 'Anna Muster',
      items: [{ name: 'Gipfel', size: 'M', quantity: 2 }],
      tracking: PARCEL.tracking,
    })
    expect(buildOrderMailData('ready', 'ful_gone', buildOrder(changes))).toEqual({ buyerName: 'Anna Muster' })
  })

  it('lists the sizes of a parcel as the order does, and those that the studio has added after them', () => {
    const sizes = ['M', 'XXL', 'XL', 'S']
    const order = buildOrder({
      lines: buildOrder().lines.flatMap((line) => ['S', 'M', 'XL'].map((size) => ({ ...line, size }))),
      items: sizes.map((size) => ({ id: size, name: 'Gipfel', size, unpacked: 0 })),
      parcels: [{ ...PARCEL, pieces: sizes.map((itemId) => ({ itemId, quantity: 1 })) }],
    })
    const { items = [] } = buildOrderMailData('shipped', PARCEL.id, order)
    expect(items.map(({ size }) => size)).toEqual(['S', 'M', 'XL', 'XXL'])
  })

  it('names this refund, or all of them where the order is cancelled', () => {
    expect(buildOrderMailData('refunded', 'ref_1000', buildOrder(changes))).toMatchObject({
      refunded: 1000,
      isInFull: false,
    })
    expect(buildOrderMailData('cancelled', 'order_1', buildOrder(changes)).refunded).toBe(3990)
    expect(buildOrderMailData('cancelled', 'order_1', buildOrder({ shippingAddress: null }))).toEqual({
      refunded: 0,
    })
  })
})
