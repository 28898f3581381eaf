import { MathBN } from '@medusajs/framework/utils'
import type { QuotedLine } from '../../modules/checkout/types'

/** Of one Rappen: makes tax at a rate of three decimals a whole number. */
const STEPS = 100_000

type TaxedLine = Pick<QuotedLine, 'priceInRappen' | 'quantity'>

/** By how much each line's rate differs, in percent, for whole Rappen that add up to what was charged. Pure. */
export function taxRoundings(lines: readonly TaxedLine[], ratePercent: number, taxInRappen: number) {
  const exact = lines.map(({ priceInRappen, quantity }) => {
    const steps = priceInRappen * quantity * Math.round(ratePercent * 1000)
    return { subtotal: priceInRappen * quantity, whole: Math.floor(steps / STEPS), rest: steps % STEPS }
  })
  const missing = taxInRappen - exact.reduce((sum, { whole }) => sum + whole, 0)
  const roundedUp = new Set(exact.toSorted((a, b) => b.rest - a.rest).slice(0, missing))
  return exact.map((line) => {
    const difference = (roundedUp.has(line) ? STEPS : 0) - line.rest
    return difference === 0
      ? '0'
      : MathBN.div(difference, MathBN.mult(line.subtotal, STEPS / 100)).toFixed(20)
  })
}
