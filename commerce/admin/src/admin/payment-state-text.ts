import { fillTemplate } from '../../../src/contract/text/template'
import { formatRappen } from '../../../src/contract/money/money'
import type { BoardOrderDetail } from '../../../src/contract/board/board-order'
import type { AdminTexts } from './use-admin-texts'

type PaidOrder = Pick<BoardOrderDetail, 'payment'> & { order: Pick<BoardOrderDetail['order'], 'currency'> }

/** Returns what was paid for an order, and how much of it was refunded. Amounts are in Rappen. */
export function formatPaymentState(
  { payment: { paid, refunded }, order: { currency } }: PaidOrder,
  texts: AdminTexts['order'],
): string {
  const values = { amount: formatRappen(paid, currency), refunded: formatRappen(refunded, currency) }
  if (refunded === 0) return fillTemplate(texts.paid, values)
  return fillTemplate(refunded < paid ? texts.partlyRefunded : texts.refunded, values)
}
