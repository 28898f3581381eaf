import { describe, expect, it } from 'vitest'
import { toBoardOrder } from '../../../src/fulfillment/to-board-order'
import { buildOrder, PARCEL } from '../orders/sample-order-row'

const NOW = new Date('2026-11-20T12:00:00Z')
const refund = (amount: number) => ({ id: `ref_${amount}`, amount, madeAt: NOW, beganAt: NOW })

describe('an order for the staff', () => {
  it('says who bought how much, and when it lay ready', () => {
    const parcels = [PARCEL, { ...PARCEL, packedAt: NOW }]
    expect(toBoardOrder(buildOrder({ parcels, failedMails: 1 }), new Map())).toMatchObject({
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
    expect(toBoardOrder(buildOrder({ refunds }), new Map()).status).toBe('refunded')
    expect(toBoardOrder(buildOrder({ refunds, canceledAt: NOW }), new Map()).status).toBe('cancelled')
  })
})
