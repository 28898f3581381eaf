import { toFrancs } from '../../contract/money/money'
import type { ReturnCase } from '../../contract/orders/order-returns'
import type { Order, OrderReturn } from '../order'
import { computeReturnRefund } from '../return-rules'

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
