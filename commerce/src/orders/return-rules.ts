import type { ReturnLine } from '../contract/orders/order-returns'
import { computeTax } from '../contract/money/totals'
import type { Order, OrderReturn } from './order'
import { hasLeft, getLeftAt } from './rules/has-left'
import { isRefundedInFull, sumRefunds } from './rules/refunds'

const DAY_MS = 24 * 3_600_000
/** Of the terms, from delivery on. */
const RETURN_DAYS = 14
/** Nobody tells the shop of a delivery: a parcel counts as on its way for a week. */
const TRANSIT_DAYS = 7

/** How many pieces of each line may still be asked back; none before the goods have left, or when it is too late. */
export function listReturnableLines(order: Order, now: Date): ReturnLine[] {
  if (!isReturnPeriodOpen(order, now)) return []
  return order.lines.flatMap(({ quantity }, line) => {
    const left =
      quantity -
      sumReturnedPieces(
        line,
        order.returns.filter(({ state }) => state !== 'declined'),
      )
    return left > 0 ? [{ line, quantity: left }] : []
  })
}

export function canReturnLines(asked: readonly ReturnLine[], order: Order, now: Date): boolean {
  const returnable = listReturnableLines(order, now)
  return asked.every(({ line, quantity }) =>
    returnable.some((known) => known.line === line && quantity <= known.quantity),
  )
}

function isReturnPeriodOpen(order: Order, now: Date): boolean {
  // Nobody else wears somebody's own print; what is wrong with it is settled by mail.
  if (order.press !== null) return false
  if (order.canceledAt !== null || isRefundedInFull(order) || !hasLeft(order)) return false
  const { deliveryOption, parcels } = order
  const last = Math.max(...parcels.map((parcel) => getLeftAt(parcel, deliveryOption)?.getTime() ?? 0))
  const days = RETURN_DAYS + (deliveryOption === 'pickup' ? 0 : TRANSIT_DAYS)
  return now.getTime() <= last + days * DAY_MS
}

/**
 * What goes back for a return, in Rappen: its goods with their tax, without delivery. Counted on top of the returns
 * refunded before, so that several add up to what the goods of the whole order cost; never more than is left.
 */
export function computeReturnRefund(returned: OrderReturn, order: Order): number {
  if (returned.refund !== null) return returned.refund
  const before = order.returns.filter(({ state, id }) => state === 'refunded' && id !== returned.id)
  const value = sumReturnGross([...before, returned], order) - sumReturnGross(before, order)
  return Math.max(0, Math.min(value, order.paid - sumRefunds(order)))
}

function sumReturnGross(returns: readonly OrderReturn[], order: Order): number {
  const net = order.lines.reduce(
    (sum, { priceInRappen }, line) => sum + priceInRappen * sumReturnedPieces(line, returns),
    0,
  )
  return net + computeTax(net, order.taxRatePercent)
}

function sumReturnedPieces(line: number, returns: readonly OrderReturn[]): number {
  return returns
    .flatMap(({ lines }) => lines)
    .reduce((sum, returned) => sum + (returned.line === line ? returned.quantity : 0), 0)
}
