import { describe, expect, it } from 'vitest'
import { type Order, orderSchema, type Parcel } from '../../../src/orders/order'
import { listParcelsToUndo, sumPiecesByItem, findUndoRefusal } from '../../../src/fulfillment/undo-rules'
import { parsePrintDetails } from '../../../src/fulfillment/print-details-queries'
import { sampleOrderRow } from '../orders/sample-order-row'

const NOW = new Date('2026-11-25T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const parcel = (id: string, shippedAt: Date | null, deliveredAt: Date | null = null): Parcel => ({
  id,
  packedAt: minutesAgo(5000),
  shippedAt,
  deliveredAt,
  pieces: [{ itemId: 'ordli_1', quantity: 1 }],
  tracking: [],
})
const order = (parcels: Parcel[], unpacked = 0): Order => ({
  ...orderSchema.parse(sampleOrderRow()),
  items: [{ id: 'ordli_1', name: 'Gipfel', size: 'M', unpacked }],
  parcels,
})
const listIds = (parcels: Parcel[] | 'delivered') =>
  parcels === 'delivered' ? parcels : parcels.map(({ id }) => id)

describe('the shipping that is taken back [S6]', () => {
  it.each<[string, Order, string[] | 'delivered']>([
    [
      'all parcels of the last press',
      order([parcel('a', minutesAgo(9)), parcel('b', minutesAgo(9.5))]),
      ['a', 'b'],
    ],
    [
      'no parcel that left days before',
      order([parcel('a', minutesAgo(9)), parcel('b', minutesAgo(9000))]),
      ['a'],
    ],
    [
      'no parcel that left a minute before',
      order([parcel('a', minutesAgo(9)), parcel('b', minutesAgo(10))]),
      ['a'],
    ],
    ['nothing where a parcel is here again', order([parcel('a', minutesAgo(9)), parcel('b', null)]), []],
    ['nothing where pieces are here again', order([parcel('a', minutesAgo(9))], 1), []],
    ['nothing of what was never packed', order([], 2), []],
    ['nothing that was delivered', order([parcel('a', minutesAgo(9), NOW)]), 'delivered'],
    [
      'nothing of which a part was delivered',
      order([parcel('a', minutesAgo(9)), parcel('b', minutesAgo(9), NOW)]),
      'delivered',
    ],
    [
      'nothing that was picked up',
      { ...order([parcel('a', null, NOW)]), deliveryOption: 'pickup' },
      'delivered',
    ],
  ])('is %s', (_, shipped, ids) => {
    expect(listIds(listParcelsToUndo(shipped))).toEqual(ids)
  })

  it('is refused once the order is cancelled or paid back, whichever else is true', () => {
    const refund = { id: 'ref_1', amount: 7454, madeAt: NOW, beganAt: NOW }
    const refunds = [refund]
    expect(findUndoRefusal(order([]))).toBeUndefined()
    expect(findUndoRefusal({ ...order([]), refunds })).toBe('refunded')
    expect(findUndoRefusal({ ...order([]), refunds: [{ ...refund, amount: 7453 }] })).toBeUndefined()
    expect(findUndoRefusal({ ...order([]), refunds, canceledAt: NOW })).toBe('cancelled')
  })

  it('counts the pieces of the parcels that stay away', () => {
    const pieces = [
      { itemId: 'a', quantity: 2 },
      { itemId: null, quantity: 7 },
      { itemId: 'b', quantity: 1 },
    ]
    expect(sumPiecesByItem([{ pieces }, { pieces: [{ itemId: 'a', quantity: 3 }] }])).toEqual(
      new Map([
        ['a', 5],
        ['b', 1],
      ]),
    )
  })
})

describe('how a shirt is printed [S7]', () => {
  const nothing = { side: null, method: null, inks: null, back: null }

  it('is read as it was typed, without stray spaces and not for ever', () => {
    expect(
      parsePrintDetails({ side: ' BACK ', method: ' Screen\n print', inks: 'x'.repeat(101), back: '/b' }),
    ).toEqual({
      side: 'back',
      method: 'Screen print',
      inks: 'x'.repeat(100),
      back: '/b',
    })
  })

  it('says nothing where the product does not', () => {
    const empty = { side: null, method: '', inks: '', back: '' }
    expect(parsePrintDetails(nothing)).toEqual(empty)
    expect(parsePrintDetails({ ...nothing, side: 'sleeve' })).toEqual(empty)
  })
})
