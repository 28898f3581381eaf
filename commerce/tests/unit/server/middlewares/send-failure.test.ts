import { expect, it } from 'vitest'
import { logFailure } from '../../../../src/server/middlewares/send-failure'
import { createUnavailableRefusal } from '../../../../src/refusals/shop-refusal'
import { toShopRefusal } from '../../../../src/stripe/stripe-errors'
import { CustomPrintRefusal } from '../../../../src/custom-print/custom-print-refusal'

/** Returns the lines that are logged when a request fails with this error. */
function logged(error: unknown): string[] {
  const lines: string[] = []
  const scope = { resolve: () => ({ error: (line: string) => lines.push(line), warn: () => undefined }) }
  logFailure(error, { method: 'POST', path: '/api/press-requests', scope } as never)
  return lines
}

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

it.each([new CustomPrintRefusal('busy'), createUnavailableRefusal(), refused])(
  'a request that is refused because the shop is busy or without its database is one line: %s',
  (error) => {
    const [line = '', ...more] = logged(error)
    expect(more).toEqual([])
    expect(line).toMatch(/^POST \/api\/press-requests answered 503: [^\n]+$/)
  },
)

it('a fault of our own is logged with its stack', () => {
  expect(logged(new TypeError('x is undefined'))[0]).toMatch(/answered 500: TypeError: x is undefined\n +at /)
  const stripeFailure = toShopRefusal(
    Object.assign(new Error('No such price'), { type: 'StripeInvalidRequestError' }),
  )
  expect(logged(stripeFailure)[0]).toContain('\n')
})
