import type { QuotedLine } from '../checkout/checkout'
import { computeTaxSteps, TAX_STEPS } from '../contract/money/totals'

export type TaxedLine = Pick<QuotedLine, 'priceInRappen' | 'quantity'>

/**
 * Returns the tax of each line in whole Rappen. Together they are the tax that was charged on all of them: what
 * rounding down leaves goes to the lines that lost most by it.
 */
export function spreadTax(lines: readonly TaxedLine[], ratePercent: number, taxInRappen: number): number[] {
  const exact = lines.map(({ priceInRappen, quantity }) => {
    const steps = computeTaxSteps(priceInRappen * quantity, ratePercent)
    return { whole: Math.floor(steps / TAX_STEPS), rest: steps % TAX_STEPS }
  })
  const missing = taxInRappen - exact.reduce((sum, { whole }) => sum + whole, 0)
  const roundedUp = new Set(exact.toSorted((a, b) => b.rest - a.rest).slice(0, missing))
  return exact.map((line) => line.whole + (roundedUp.has(line) ? 1 : 0))
}
