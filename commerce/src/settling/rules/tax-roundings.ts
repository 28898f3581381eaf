import { MathBN } from '@medusajs/framework/utils'
import { TAX_STEPS, computeTaxSteps } from '../../contract/money/totals'
import type { QuotedLine } from '../../checkout/checkout'

type TaxedLine = Pick<QuotedLine, 'priceInRappen' | 'quantity'>

/** By how much each line's rate differs, in percent, for whole Rappen that add up to what was charged. Pure. */
export function computeTaxRoundings(lines: readonly TaxedLine[], ratePercent: number, taxInRappen: number) {
  const exact = lines.map(({ priceInRappen, quantity }) => {
    const subtotal = priceInRappen * quantity
    const steps = computeTaxSteps(subtotal, ratePercent)
    return { subtotal, whole: Math.floor(steps / TAX_STEPS), rest: steps % TAX_STEPS }
  })
  const missing = taxInRappen - exact.reduce((sum, { whole }) => sum + whole, 0)
  const roundedUp = new Set(exact.toSorted((a, b) => b.rest - a.rest).slice(0, missing))
  return exact.map((line) => {
    const difference = (roundedUp.has(line) ? TAX_STEPS : 0) - line.rest
    return difference === 0
      ? '0'
      : MathBN.div(difference, MathBN.mult(line.subtotal, TAX_STEPS / 100)).toFixed(20)
  })
}
