import { refundPaymentWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { toFrancs } from '../contract/money'
import { CHECKOUT_MODULE } from '../modules/checkout'
import { queueMissingMails } from '../mails/missing-mails'
import type { Order, OrderReturn } from '../orders/order'
import { returnValue } from '../orders/rules/returns'
import { restockReturn } from './restock-return'

type RefundInput = { returned: OrderReturn; order: Order; restock: boolean; userId: string }

/** Sends back what the goods of a return cost, and puts them back on the shelf if asked to. Throws MedusaError. */
export async function refundReturn(
  { returned, order, restock, userId }: RefundInput,
  container: MedusaContainer,
): Promise<void> {
  const { returns } = container.resolve(CHECKOUT_MODULE)
  const refund = await refundOnce({ returned, order, userId }, container)
  await returns.change(returned.id, { state: 'refunded', refund, is_restocked: restock })
  // After the state, so that a press repeated after a crash counts nothing twice; what is missing is counted by hand.
  if (restock) await restockReturn(returned, order, container)
}

/** The return's id stands in the refund's note: one that a crash has cut off from its return is found by it. */
async function refundOnce(
  { returned, order, userId }: Omit<RefundInput, 'restock'>,
  container: MedusaContainer,
): Promise<number> {
  const checkout = await container.resolve(CHECKOUT_MODULE).byId(order.checkoutId)
  const paymentId = checkout?.payment_id ?? ''
  const note = `Return ${returned.id}`
  const known = await container.resolve(Modules.PAYMENT).listRefunds({ payment_id: paymentId })
  const made = known.find((candidate) => candidate.note === note)
  if (made !== undefined) return Math.round(Number(made.amount) * 100)
  const amount = returnValue(returned, order)
  if (amount === 0) return 0
  await refundPaymentWorkflow(container).run({
    input: { payment_id: paymentId, amount: toFrancs(amount), note, created_by: userId },
  })
  await queueMissingMails({ about: paymentId }, container)
  return amount
}
