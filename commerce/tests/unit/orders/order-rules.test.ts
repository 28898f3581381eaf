import { describe, expect, it } from 'vitest'
import type { Order, Parcel } from '../../../src/orders/order'
import { formatStudioDay } from '../../../src/contract/studio/studio-day'
import {
  isOrderUnderWay,
  computeDueDate,
  getOrderStage,
  type OrderProgress,
} from '../../../src/orders/order-rules'
import { buildOrder, CUSTOM_PRINT } from './sample-order-row'

const WAITING = { ...({} as Parcel), shippedAt: null, deliveredAt: null }
const GONE = { ...WAITING, shippedAt: new Date(), deliveredAt: new Date() }
const items = (unpacked: number) => [{ id: 'ordli_1', name: 'Shirt', size: 'M', unpacked }]

const NEW: OrderProgress = {
  deliveryOption: 'shipping',
  canceledAt: null,
  screensMadeAt: null,
  printedAt: null,
  parcels: [],
  items: items(2),
  refunds: [],
  paid: 4220,
  customPrint: null,
}
const buildPrint = (method: 'screen' | 'dtg') => ({
  customPrint: { ...CUSTOM_PRINT, spec: { ...CUSTOM_PRINT.spec, method } },
})
const PRINTED = { printedAt: '2026-11-20T08:00:00Z' }
const PACKED = { parcels: [GONE], items: items(0) }
const refunds = (amount: number) => [{ id: 'ref_1', amount, madeAt: new Date(), beganAt: new Date() }]
const REFUNDED = { refunds: refunds(4220) }

describe('where an order is in the studio', () => {
  it.each<[string, Partial<OrderProgress>, string]>([
    ['nothing is done yet', {}, 'print'],
    ['its screen is to be made', buildPrint('screen'), 'screen'],
    ['its screen is made', { ...buildPrint('screen'), screensMadeAt: '2026-11-20T08:00:00Z' }, 'print'],
    ['it needs no screen', buildPrint('dtg'), 'print'],
    ['it is printed from a screen that nobody noted', { ...buildPrint('screen'), ...PRINTED }, 'ship'],
    ['it is printed', PRINTED, 'ship'],
    ['it is printed for pickup', { ...PRINTED, deliveryOption: 'pickup' }, 'hand_over'],
    ['it is packed without having been marked', { ...PACKED, parcels: [WAITING] }, 'ship'],
    ['half of it has left', { parcels: [GONE], items: items(1) }, 'ship'],
    ['one of its parcels has left', { ...PACKED, parcels: [GONE, WAITING] }, 'ship'],
    ['one of its shirts is in no parcel', { parcels: [GONE], items: [...items(0), ...items(1)] }, 'ship'],
    ['all of it has left', PACKED, 'done'],
    ['more of it has left than was ordered', { ...PACKED, items: items(-1) }, 'done'],
    ['all of it is on its way', { ...PACKED, parcels: [{ ...GONE, deliveredAt: null }] }, 'done'],
    [
      'it waits for its buyer',
      { ...PACKED, parcels: [{ ...GONE, deliveredAt: null }], deliveryOption: 'pickup' },
      'hand_over',
    ],
    ['nothing of it is left to pack, and nothing has left', { ...PRINTED, items: items(0) }, 'ship'],
    ['its money went back first', REFUNDED, 'closed'],
    ['nothing was paid for it', { paid: 0 }, 'print'],
    ['a part of its money went back', { refunds: refunds(4219) }, 'print'],
    ['its money went back later', { ...PACKED, ...REFUNDED }, 'done'],
    ['it was cancelled', { ...PACKED, canceledAt: new Date() }, 'closed'],
  ])('knows when %s [R7]', (_name, progress, stage) => {
    expect(getOrderStage({ ...NEW, ...progress })).toBe(stage)
  })

  it('is due after two working days', () => {
    const due = (day: string) =>
      computeDueDate(new Date(`${day}T10:00:00Z`))
        .toISOString()
        .slice(0, 10)
    // 2026-11-19 is a Thursday.
    expect(['2026-11-17', '2026-11-19', '2026-11-20', '2026-11-21'].map(due)).toEqual([
      '2026-11-19',
      '2026-11-23',
      '2026-11-24',
      '2026-11-24',
    ])
  })

  it.each([
    ['at 00:30 on a Saturday', '2026-11-20T23:30:00Z', '2026-11-24'],
    ['at 00:30 on a Sunday', '2026-11-21T23:30:00Z', '2026-11-24'],
    ['at 00:30 on a Friday', '2026-11-19T23:30:00Z', '2026-11-24'],
    ['before the clocks go back', '2026-10-21T22:30:00Z', '2026-10-26'],
  ])('is due on a day of the studio when it came %s', (_name, orderedAt, day) => {
    expect(formatStudioDay(computeDueDate(new Date(orderedAt)))).toBe(day)
  })
})

describe("the buyer's note to the studio", () => {
  it.each<[string, Partial<Order>, boolean]>([
    ['while the goods are made', {}, true],
    ['while they wait for their buyer', { deliveryOption: 'pickup', parcels: [WAITING] }, true],
    ['until one parcel has left', { parcels: [WAITING, { ...GONE, deliveredAt: null }] }, false],
    ['until they have arrived', PACKED, false],
    ['until the order is cancelled', { canceledAt: new Date() }, false],
    ['while some of the money is still paid', { refunds: refunds(7453) }, true],
    ['until all of the money has gone back', { refunds: refunds(7454) }, false],
  ])('can be written %s', (_name, changes, canWrite) => {
    expect(isOrderUnderWay(buildOrder(changes))).toBe(canWrite)
  })
})
