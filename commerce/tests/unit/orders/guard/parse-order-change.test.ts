import { expect, it } from 'vitest'
import { parseOrderChange } from '../../../../src/orders/guard/parse-order-change'

const parse = (path: string, method = 'POST') => parseOrderChange({ method, originalUrl: `/admin/${path}` })

it('each change of an order in Medusa’s admin is told apart, with what it changes', () => {
  expect(parse('orders/order_1/cancel')).toEqual({ kind: 'cancel', orderId: 'order_1' })
  expect(parse('orders/order_1/fulfillments')).toEqual({ kind: 'pack', orderId: 'order_1' })
  const parcel = { orderId: 'order_1', parcelId: 'ful_1' }
  expect(parse('orders/order_1/fulfillments/ful_1/cancel')).toEqual({ kind: 'cancel_parcel', ...parcel })
  expect(parse('orders/order_1/fulfillments/ful_1/shipments')).toEqual({ kind: 'ship_parcel', ...parcel })
  expect(parse('orders/order_1/fulfillments/ful_1/mark-as-delivered')).toEqual({
    kind: 'deliver_parcel',
    ...parcel,
  })
  expect(parse('payments/pay_1/capture')).toEqual({ kind: 'capture', paymentId: 'pay_1' })
  expect(parse('payments/pay_1/refund')).toEqual({ kind: 'refund', paymentId: 'pay_1' })
  expect(parse('reservations')).toEqual({ kind: 'reserve', reservationId: undefined })
  expect(parse('reservations/resitem_1')).toEqual({ kind: 'reserve', reservationId: 'resitem_1' })
})

it.each(['Orders/order_1/CANCEL', '/orders/order_1/cancel/', 'orders/order%5F1/cancel?fields=id'])(
  'a cancellation is seen in whichever spelling Express takes for its path: %s',
  (path) => {
    expect(parse(path)).toEqual({ kind: 'cancel', orderId: 'order_1' })
  },
)

it('what only reads an order, or is no change of one, is left to Medusa', () => {
  expect(parse('orders/order_1/cancel', 'GET')).toBeUndefined()
  for (const path of [
    'orders/order_1',
    'orders//cancel',
    'orders/order_1/cancel/now',
    'orders/order_1/fulfillments/ful_1',
    'payments/pay_1/refunds',
    'reservations/resitem_1/notes',
    '%E0%A4%A',
  ])
    expect(parse(path)).toBeUndefined()
})
