import type { MedusaContainer } from '@medusajs/framework/types'
import type { HistoryStep } from '../contract/studio'
import type { ReturnStepInput } from '../contract/order-returns'
import { notFound, refused } from '../lib/medusa-error'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { Actor } from '../modules/checkout/order-history'
import { queueReturnMail } from '../mails/queue-return-mail'
import type { Order, OrderReturn } from '../orders/order'
import { readOrder } from '../orders/queries/read-orders'
import { withOrderLock } from '../orders/with-order-lock'
import { refundReturn } from './refund-return'
import { nextReturnState } from './rules/next-return-state'

type StepInput = ReturnStepInput & { orderId: string; returnId: string; actor: Actor }

/** Takes a return a step further; repeating it is harmless. Throws MedusaError. */
export async function takeReturnStep(input: StepInput, container: MedusaContainer): Promise<void> {
  const { orderId, returnId, step, actor } = input
  await withOrderLock(orderId, container, async () => {
    const order = await readOrder(orderId, container)
    const returned = order.returns.find(({ id }) => id === returnId)
    if (returned === undefined) throw notFound('This order has no such return.')
    const next = nextReturnState(returned.state, step)
    if (next === 'closed' || next === 'not_received') throw refused(`return_${next}`)
    if (next === 'same') return
    await apply(input, { order, returned }, container)
    const entry: HistoryStep = `return_${step}`
    await container.resolve(CHECKOUT_MODULE).history.add({ orderId, step: entry, actor })
  })
}

async function apply(
  { step, restock = false, answer = '', actor }: StepInput,
  { order, returned }: { order: Order; returned: OrderReturn },
  container: MedusaContainer,
): Promise<void> {
  const { returns } = container.resolve(CHECKOUT_MODULE)
  switch (step) {
    case 'received':
      await returns.change(returned.id, { state: 'received' })
      return queueReturnMail('received', returned, order, container)
    case 'refunded':
      return refundReturn({ returned, order, restock, userId: actor.id }, container)
    case 'declined':
      if (answer === '') throw refused('return_unanswered')
      await returns.change(returned.id, { state: 'declined', answer })
      return queueReturnMail('declined', { ...returned, answer }, order, container)
  }
}
