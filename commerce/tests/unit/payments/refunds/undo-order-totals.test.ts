import { describe, expect, it } from 'vitest'
import { computeCredit, findBooking } from '../../../../src/payments/refunds/undo-order-totals'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute))
const book = (id: string, minute: number, differences: object = {}) => ({
  id,
  reference_id: 'pay_1',
  version: 1,
  amount: -20,
  created_at: at(minute),
  ...differences,
})
const credit = (amount: number, version: number, reference = 'payment_collection') => ({
  amount,
  reference,
  metadata: { created_in_version: version },
})
const refund = (minute: number) => ({ refund_id: 'ref_1', amount: 2000, began_at: at(minute) })

describe('of two refunds of the same amount, the one that has failed is taken back', () => {
  const EQUAL = [book('ordtrx_2', 12), book('ordtrx_1', 2)]

  it.each([
    ['the first', 1, 'ordtrx_1'],
    ['the second', 11, 'ordtrx_2'],
    ['none that was booked before it began', 20, undefined],
  ])('%s', (_name, minute, id) => {
    expect(findBooking(EQUAL, refund(minute), 'pay_1')?.id).toBe(id)
  })

  it('the one that names the refund, whatever else has its amount', () => {
    const named = book('ordtrx_3', 13, { reference_id: 'ref_1' })
    expect(findBooking([...EQUAL, named], refund(1), 'pay_1')?.id).toBe('ordtrx_3')
  })

  it('none of another payment', () => {
    expect(findBooking(EQUAL, refund(1), 'pay_2')).toBeUndefined()
  })
})

describe("by how much a refund had lowered its order's total", () => {
  const [first, second] = [book('ordtrx_1', 2), book('ordtrx_2', 12)]

  it('by what was given in the version after it', () => {
    expect(computeCredit([credit(20, 2), credit(5, 3)], [first], first)).toBe(2000)
  })

  it('not by what a later refund of the same version was given', () => {
    const lines = [credit(15, 2)]
    expect([first, second].map((one) => computeCredit(lines, [first, second], one))).toEqual([0, 1500])
  })

  it('by its share of what two refunds were given together', () => {
    const lines = [credit(40, 2)]
    expect([first, second].map((one) => computeCredit(lines, [first, second], one))).toEqual([2000, 2000])
  })

  it('not by what another refund that had failed was taken back with', () => {
    expect(computeCredit([credit(-20, 2, 'failed_refund')], [first], first)).toBe(0)
    expect(computeCredit([credit(20, 2), credit(-20, 2, 'failed_refund')], [first], first)).toBe(2000)
  })
})
