import {
  OPEN_RETURN_STATES,
  type ReturnCase,
  type ReturnLine,
  type ReturnState,
  type ReturnStep,
} from '../contract/orders/order-returns'
import { computeTax } from '../contract/money/totals'
import type { Order, OrderReturn } from './order'
import { getLeftAt, hasLeft, isRefundedInFull, sumRefunds } from './order-rules'
import { toFrancs } from '../contract/money/money'

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

export function toReturnCase(returned: OrderReturn, order: Order): ReturnCase {
  const { id, state, reason, answer, isRestocked, requestedAt } = returned
  return {
    id,
    state,
    reason,
    answer,
    isRestocked,
    lines: listReturnedItems(returned, order),
    refund: toFrancs(state === 'declined' ? 0 : computeReturnRefund(returned, order)),
    requestedAt: requestedAt.toISOString(),
  }
}

/** What is returned, by name and size. */
export function listReturnedItems({ lines }: Pick<OrderReturn, 'lines'>, order: Pick<Order, 'lines'>) {
  return lines.flatMap(({ line, quantity }) => {
    const ordered = order.lines[line]
    return ordered === undefined ? [] : [{ name: ordered.name, size: ordered.size, quantity }]
  })
}

/** What a step makes of a return: 'unchanged' where it was taken before; 'not_received' and 'closed' refuse it. */
export function resolveReturnStep(
  state: ReturnState,
  step: ReturnStep,
): ReturnStep | 'unchanged' | 'not_received' | 'closed' {
  if (state === step) return 'unchanged'
  // What was refunded has been received; a press repeated late takes nothing back.
  if (state === 'refunded' && step === 'received') return 'unchanged'
  if (!OPEN_RETURN_STATES.includes(state)) return 'closed'
  return state === 'requested' && step === 'refunded' ? 'not_received' : step
}
