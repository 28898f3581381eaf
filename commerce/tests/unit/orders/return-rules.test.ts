import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RETURN_STATES, RETURN_STEPS } from '../../../src/contract/orders/order-returns'
import { computeTax } from '../../../src/contract/money/totals'
import { type Order, type OrderReturn, orderSchema, type Parcel } from '../../../src/orders/order'
import {
  canReturnLines,
  listReturnableLines,
  computeReturnRefund,
  resolveReturnStep,
  toReturnCase,
} from '../../../src/orders/return-rules'
import { findUndoRefusal } from '../../../src/fulfillment/undo-rules'
import { sampleOrderRow } from './sample-order-row'

const NOW = new Date('2026-11-25T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000)
const parcel = (leftAt: Date | null): Parcel => ({
  id: 'ful_1',
  packedAt: daysAgo(60),
  shippedAt: leftAt,
  deliveredAt: leftAt,
  pieces: [],
  tracking: [],
})

/** Two lines that have left: two pieces of one, three of the other. */
function order(changes: Partial<Order> = {}): Order {
  const [line] = sampleOrderRow().lines
  const lines = [line, { ...line, name: 'Murmel', quantity: 3, priceInRappen: 3335 }] as Order['lines']
  const subtotal = lines.reduce((sum, { quantity, priceInRappen }) => sum + quantity * priceInRappen, 0)
  const tax = computeTax(subtotal, 8.1)
  const total = subtotal + tax + 990
  return {
    ...orderSchema.parse(sampleOrderRow()),
    lines,
    subtotal,
    tax,
    total,
    paid: total,
    items: [{ id: 'ordli_1', name: 'Gipfel', size: 'M', unpacked: 0 }],
    parcels: [parcel(daysAgo(3))],
    ...changes,
  }
}
const returned = (changes: Partial<OrderReturn> = {}): OrderReturn => ({
  id: 'ordret_1',
  state: 'requested',
  lines: [{ line: 0, quantity: 1 }],
  reason: '',
  answer: '',
  refund: null,
  isRestocked: false,
  requestedAt: NOW,
  ...changes,
})
const ALL = [
  { line: 0, quantity: 2 },
  { line: 1, quantity: 3 },
]

describe('what a buyer can return [S11]', () => {
  it.each<[string, Partial<Order>, typeof ALL]>([
    ['everything that has left', {}, ALL],
    ['nothing before it has left', { parcels: [parcel(null)] }, []],
    ['nothing of which a part is still here', { parcels: [parcel(daysAgo(1)), parcel(null)] }, []],
    ['everything on the last day, after a week in the post', { parcels: [parcel(daysAgo(21))] }, ALL],
    ['nothing later', { parcels: [parcel(daysAgo(21.1))] }, []],
    [
      'everything as long as for its last parcel',
      { parcels: [parcel(daysAgo(30)), parcel(daysAgo(3))] },
      ALL,
    ],
    [
      'nothing that was picked up more than two weeks ago',
      { parcels: [parcel(daysAgo(14.1))], deliveryOption: 'pickup' },
      [],
    ],
    ['nothing of a cancelled order', { canceledAt: NOW }, []],
    [
      'nothing that is paid back',
      { refunds: [{ id: 'ref_1', amount: 99_999, madeAt: NOW, beganAt: NOW }] },
      [],
    ],
    [
      'what is not coming back already',
      { returns: [returned()] },
      [
        { line: 0, quantity: 1 },
        { line: 1, quantity: 3 },
      ],
    ],
    [
      'no line of which all is coming back',
      { returns: [returned({ lines: ALL.slice(0, 1) })] },
      ALL.slice(1),
    ],
    ['what was declined, once more', { returns: [returned({ state: 'declined' })] }, ALL],
  ])('is %s', (_, changes, lines) => {
    expect(listReturnableLines(order(changes), NOW)).toEqual(lines)
  })

  it('is no more pieces than were ordered, and no line that there is not', () => {
    const canReturn = (line: number, quantity: number) => canReturnLines([{ line, quantity }], order(), NOW)
    expect([canReturn(0, 2), canReturn(0, 3), canReturn(2, 1)]).toEqual([true, false, false])
  })

  it('is nothing of a request that asks for one piece too many', () => {
    expect(
      canReturnLines(
        [
          { line: 0, quantity: 2 },
          { line: 1, quantity: 4 },
        ],
        order(),
        NOW,
      ),
    ).toBe(false)
  })
})

describe('what goes back for a return', () => {
  it('is the price of its goods with their tax, and no delivery', () => {
    expect(computeReturnRefund(returned(), order())).toBe(2990 + 242)
    expect(computeReturnRefund(returned({ lines: ALL }), order())).toBe(order().subtotal + order().tax)
  })

  it('is what went back, once it did', () => {
    expect(computeReturnRefund(returned({ state: 'refunded', refund: 5 }), order())).toBe(5)
  })

  it('is never more than what is left of the payment', () => {
    const refunds = [{ id: 'ref_1', amount: order().paid - 100, madeAt: NOW, beganAt: NOW }]
    expect(computeReturnRefund(returned(), order({ refunds }))).toBe(100)
  })

  it.each<[OrderReturn['state'], number]>([
    // 2 x 29.90 and 33.35 have 7.55 of tax, 2 x 29.90 have 4.84.
    ['refunded', 3335 + 271],
    ['requested', 3335 + 270],
    ['received', 3335 + 270],
    ['declined', 3335 + 270],
  ])('has the Rappen that rounding kept back of an earlier one that is %s', (state, refund) => {
    const earlier = returned({ id: 'ordret_0', state, lines: ALL.slice(0, 1) })
    const next = returned({ lines: [{ line: 1, quantity: 1 }] })
    expect(computeReturnRefund(next, order({ returns: [earlier, next] }))).toBe(refund)
  })

  it('adds up to the goods of the order, in however many returns they come', () => {
    const pieces = fc.shuffledSubarray([0, 0, 1, 1, 1], { minLength: 5 })
    fc.assert(
      fc.property(pieces, (sequence) => {
        const returns: OrderReturn[] = []
        for (const [index, line] of sequence.entries()) {
          const next = returned({ id: `ordret_${index}`, lines: [{ line, quantity: 1 }] })
          const refund = computeReturnRefund(next, order({ returns: [...returns, next] }))
          returns.push({ ...next, state: 'refunded', refund })
        }
        const sum = returns.reduce((total, { refund }) => total + (refund ?? 0), 0)
        expect(sum).toBe(order().subtotal + order().tax)
      }),
    )
  })
})

describe('what buyer and studio read of a return', () => {
  it('is its goods by name and size, what was written about it, and what goes back, in francs', () => {
    const reason = 'Too small'
    expect(toReturnCase(returned({ lines: ALL, reason }), order())).toEqual({
      id: 'ordret_1',
      state: 'requested',
      reason,
      answer: '',
      isRestocked: false,
      lines: [
        { name: 'Gipfel', size: 'M', quantity: 2 },
        { name: 'Murmel', size: 'M', quantity: 3 },
      ],
      refund: 172.8,
      requestedAt: '2026-11-25T12:00:00.000Z',
    })
  })

  it('is that nothing goes back for one that the studio declined', () => {
    const declined = returned({ state: 'declined', answer: 'It was worn.' })
    expect(toReturnCase(declined, order())).toMatchObject({ answer: 'It was worn.', refund: 0 })
  })

  it('is nothing of a line that the order does not have', () => {
    const lines = [{ line: 2, quantity: 1 }, ...ALL.slice(1)]
    expect(toReturnCase(returned({ lines }), order()).lines).toEqual([
      { name: 'Murmel', size: 'M', quantity: 3 },
    ])
  })
})

describe('the steps of a return', () => {
  it('go from asked to received to refunded, or end declined; none is taken twice or back', () => {
    const table = Object.fromEntries(
      RETURN_STATES.map((state) => [state, RETURN_STEPS.map((step) => resolveReturnStep(state, step))]),
    )
    expect(table).toEqual({
      requested: ['received', 'not_received', 'declined'],
      received: ['unchanged', 'refunded', 'declined'],
      refunded: ['unchanged', 'unchanged', 'closed'],
      declined: ['closed', 'closed', 'unchanged'],
    })
  })

  it('keep the steps of the order from being taken back, unless it was declined', () => {
    const refusal = (state: OrderReturn['state']) =>
      findUndoRefusal(order({ returns: [returned({ state })] }))
    expect(RETURN_STATES.map(refusal)).toEqual(['returning', 'returning', 'returning', undefined])
  })
})
