import {
  OPEN_RETURN_STATES,
  type ReturnCase,
  type ReturnLine,
  type ReturnState,
  type ReturnStep,
} from '../contract/orders/order-returns'
import { RETURN_DAYS } from '../contract/limits'
import { computeTax } from '../contract/money/totals'
import type { Order, OrderReturn } from './order'
import { getParcelLeftAt, hasOrderLeft, isRefundedInFull, sumRefunds } from './order-rules'
import { DELIVERY } from '../contract/cart/delivery-option'
import { toFrancs } from '../contract/money/money'
import { DAY_MS } from '../contract/time'

/** The shop does not learn when a parcel is delivered, so this many days are assumed. */
const TRANSIT_DAYS = 7

/**
 * Returns how many pieces of each line can still be returned. None before the goods have left or after the period.
 */
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

/** Whether the asked pieces can all be returned. */
export function canReturnLines(requestedLines: readonly ReturnLine[], order: Order, now: Date): boolean {
  const returnable = listReturnableLines(order, now)
  return requestedLines.every(({ line, quantity }) =>
    returnable.some((candidate) => candidate.line === line && quantity <= candidate.quantity),
  )
}

function isReturnPeriodOpen(order: Order, now: Date): boolean {
  // A custom print cannot be sold to anybody else; problems with it are settled by mail.
  if (order.customPrint !== null) return false
  if (order.canceledAt !== null || isRefundedInFull(order) || !hasOrderLeft(order)) return false
  const { deliveryOption, parcels } = order
  const last = Math.max(...parcels.map((parcel) => Number(getParcelLeftAt(parcel, deliveryOption))))
  const days = RETURN_DAYS + (DELIVERY[deliveryOption].isPickup ? 0 : TRANSIT_DAYS)
  return now.getTime() <= last + days * DAY_MS
}

/**
 * Returns the refund of a return in Rappen: its goods with tax, without delivery. It is computed on top of the
 * earlier refunded returns, so that several returns add up to the price of all goods. Never more than is left.
 */
export function computeReturnRefund(orderReturn: OrderReturn, order: Order): number {
  if (orderReturn.refund !== null) return orderReturn.refund
  const before = order.returns.filter(({ state }) => state === 'refunded')
  const value = sumReturnGross([...before, orderReturn], order) - sumReturnGross(before, order)
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
    .flatMap(({ lines }) => lines.filter((returnLine) => returnLine.line === line))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Returns a return for buyer and staff. Its refund is in francs. */
export function toReturnCase(orderReturn: OrderReturn, order: Order): ReturnCase {
  const { id, state, reason, answer, isRestocked, requestedAt } = orderReturn
  return {
    id,
    state,
    reason,
    answer,
    isRestocked,
    lines: listReturnedItems(orderReturn, order),
    refund: toFrancs(state === 'declined' ? 0 : computeReturnRefund(orderReturn, order)),
    requestedAt: requestedAt.toISOString(),
  }
}

/** Returns the returned goods by name and size. */
export function listReturnedItems({ lines }: Pick<OrderReturn, 'lines'>, order: Pick<Order, 'lines'>) {
  return lines.flatMap(({ line, quantity }) => {
    const ordered = order.lines[line]
    return ordered === undefined ? [] : [{ name: ordered.name, size: ordered.size, quantity }]
  })
}

/**
 * Returns the state after a step: 'unchanged' if the step was applied before;
 * 'not_received' and 'closed' are refusals.
 */
export function resolveReturnStep(
  state: ReturnState,
  step: ReturnStep,
): ReturnStep | 'unchanged' | 'not_received' | 'closed' {
  if (state === step) return 'unchanged'
  // A refunded return was received, so that step, sent again late, changes nothing.
  if (state === 'refunded' && step === 'received') return 'unchanged'
  if (!OPEN_RETURN_STATES.includes(state)) return 'closed'
  return state === 'requested' && step === 'refunded' ? 'not_received' : step
}
