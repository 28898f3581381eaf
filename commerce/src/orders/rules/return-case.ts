import { toFrancs } from '../../contract/money/money'
import type { ReturnCase } from '../../contract/orders/order-returns'
import type { Order, OrderReturn } from '../order'
import { returnValue } from '../return-rules'

export function returnCase(returned: OrderReturn, order: Order): ReturnCase {
  const { id, state, reason, answer, isRestocked, requestedAt } = returned
  return {
    id,
    state,
    reason,
    answer,
    isRestocked,
    lines: returnedItems(returned, order),
    refund: toFrancs(state === 'declined' ? 0 : returnValue(returned, order)),
    requestedAt: requestedAt.toISOString(),
  }
}

/** What is returned, by name and size. */
export function returnedItems({ lines }: Pick<OrderReturn, 'lines'>, order: Pick<Order, 'lines'>) {
  return lines.flatMap(({ line, quantity }) => {
    const ordered = order.lines[line]
    return ordered === undefined ? [] : [{ name: ordered.name, size: ordered.size, quantity }]
  })
}
