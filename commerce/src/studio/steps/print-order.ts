import { updateOrderWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { Order } from '../../orders/order'

type PrintInput = { isPrinted: boolean; userId: string }

/** Notes that an order is printed, or is not; returns whether that is news. */
export async function recordPrinted(
  order: Order,
  { isPrinted, userId }: PrintInput,
  container: MedusaContainer,
): Promise<boolean> {
  if ((order.printedAt !== null) === isPrinted) return false
  // Medusa removes what is set to an empty text.
  const printedAt = isPrinted ? new Date().toISOString() : ''
  await updateOrderWorkflow(container).run({
    input: { id: order.id, user_id: userId, metadata: { ...order.metadata, printed_at: printedAt } },
  })
  return true
}
