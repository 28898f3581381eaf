import { TAX_STEPS } from '../../contract/money/totals'

/** The tax within a gross amount, both in whole Rappen: a rate of up to three decimals, half a Rappen rounds up. */
export function extractVat(grossInRappen: number, ratePercent: number): number {
  const steps = Math.round(ratePercent * 1000)
  return divideHalfUp(grossInRappen * steps, TAX_STEPS + steps)
}

/**
 * The tax within the next refund of an order. It is the difference of two shares of the whole, so that the parts of
 * an order that went back in full have exactly its tax.
 */
export function computeRefundVat(
  { before, amount }: { before: number; amount: number },
  order: { vat: number; gross: number },
): number {
  const share = (refunded: number) =>
    order.gross === 0 ? 0 : divideHalfUp(refunded * order.vat, order.gross)
  return share(before + amount) - share(before)
}

function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor))
}
