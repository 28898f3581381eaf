import { fill } from '../../../src/contract/text/template'
import { formatRappen } from '../../../src/contract/money/money'
import type { StudioSheet } from '../../../src/contract/board/board'
import type { AdminTexts } from './use-admin-texts'

type PaidOrder = Pick<StudioSheet, 'payment'> & { order: Pick<StudioSheet['order'], 'currency'> }

/** What was paid for an order, and how much of it went back. */
export function paymentText(
  { payment: { paid, refunded }, order: { currency } }: PaidOrder,
  texts: AdminTexts['order'],
): string {
  const values = { amount: formatRappen(paid, currency), refunded: formatRappen(refunded, currency) }
  if (refunded === 0) return fill(texts.paid, values)
  return fill(refunded < paid ? texts.partlyRefunded : texts.refunded, values)
}
