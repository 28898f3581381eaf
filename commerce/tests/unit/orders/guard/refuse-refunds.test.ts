import * as fc from 'fast-check'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { expect, it, vi } from 'vitest'
import { isWholeRappen, refuseFractionalRappen } from '../../../../src/orders/guard/refuse-refunds'

it('every amount of whole Rappen can be refunded, as it is typed, and none with a fraction of one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 1, max: 999 }),
      (rappen, fraction) => {
        const typed = (rappen / 100).toFixed(2)
        expect(isWholeRappen(Number(typed))).toBe(true)
        expect(isWholeRappen(Number(`${typed}${String(fraction).padStart(3, '0')}`))).toBe(false)
      },
    ),
  )
  for (const francs of [32.2 - 2.2, 0.1 + 0.2, 42.2 - 41.9]) expect(isWholeRappen(francs)).toBe(true)
  for (const francs of [0.014, 0.004, 1.005, 42.1999]) expect(isWholeRappen(francs)).toBe(false)
})

it.each(['refund', 'REFUND', 'refund/', 'Refund//?fields=id'])(
  'a refund of a fraction of a Rappen is refused in whichever spelling Express takes for its path: %s',
  (end) => {
    const next = vi.fn()
    const request = {
      method: 'POST',
      originalUrl: `/admin/payments/pay_1/${end}`,
      body: { amount: 0.004 },
    } as MedusaRequest
    expect(() => refuseFractionalRappen(request, {} as MedusaResponse, next)).toThrow(
      expect.objectContaining({ status: 400, body: expect.objectContaining({ code: 'fractional_rappen' }) }),
    )
    expect(next).not.toHaveBeenCalled()
  },
)
