import { describe, expect, it } from 'vitest'
import { cleanTracking, fulfillmentStepSchema } from '../../../src/contract/board/fulfillment-step'
import { chooseShipmentStep } from '../../../src/fulfillment/choose-shipment-step'
import type { Order } from '../../../src/orders/order'

type Parcel = Order['parcels'][number]

const createParcel = (number?: string, shippedAt: Date | null = new Date()): Parcel => ({
  id: 'ful_1',
  packedAt: new Date(),
  shippedAt,
  deliveredAt: null,
  pieces: [],
  tracking: number === undefined ? [] : [{ number, url: '' }],
})

const createOrder = (parcels: Parcel[], unpacked = 0) => ({
  items: [{ id: 'ordli_1', name: 'Crying Skull', size: 'M', unpacked }],
  parcels,
  canceledAt: null,
  deliveryOption: 'shipping' as const,
})

describe('the tracking number of the second of two who ship an order', () => {
  it('is kept where the first had none', () => {
    expect(chooseShipmentStep(createOrder([createParcel()]), '99.2')).toBe('tracking_corrected')
  })

  it('is refused where another one stands, which is said', () => {
    expect(() => chooseShipmentStep(createOrder([createParcel('99.1')]), '99.2')).toThrow(
      /^This order has left already with the tracking number 99\.1, which stands\./,
    )
  })

  it('is no news where it is the same, or where there is none', () => {
    const order = createOrder([createParcel('99.1')])
    expect(chooseShipmentStep(order, '99.1')).toBe('shipped')
    expect(chooseShipmentStep(order, '')).toBe('shipped')
  })

  it('is that of the rest where something is still to be shipped', () => {
    expect(chooseShipmentStep(createOrder([createParcel('99.1')], 1), '99.2')).toBe('shipped')
    expect(
      chooseShipmentStep(createOrder([createParcel('99.1'), createParcel(undefined, null)]), '99.2'),
    ).toBe('shipped')
    expect(chooseShipmentStep(createOrder([]), '99.2')).toBe('shipped')
  })

  it('is left to the rules of the step where the order is cancelled or picked up', () => {
    const parcels = [createParcel('99.1')]
    expect(chooseShipmentStep({ ...createOrder(parcels), canceledAt: new Date() }, '99.2')).toBe('shipped')
    expect(chooseShipmentStep({ ...createOrder(parcels), deliveryOption: 'pickup' }, '99.2')).toBe('shipped')
  })
})

describe('a tracking number that was copied from a carrier’s page', () => {
  it.each([
    ['99.00\u00A0123456\u202F78', '99.00 123456 78'],
    ['\u200B99.00.1\u2060', '99.00.1'],
    ['LX\u2011123\u2013CH', 'LX-123-CH'],
    ['  99\t00 \r\n', '99 00'],
  ])('%j is taken as %j', (copied, taken) => {
    expect(cleanTracking(copied)).toBe(taken)
    expect(fulfillmentStepSchema.parse({ step: 'shipped', tracking: copied }).tracking).toBe(taken)
  })

  it('is refused with a character that no carrier has', () => {
    expect(fulfillmentStepSchema.safeParse({ step: 'shipped', tracking: '99&1' }).success).toBe(false)
  })
})
