import type { MedusaContainer } from '@medusajs/framework/types'
import type { ReturnStepInput } from '../contract/orders/order-returns'
import { notFound, boardRefusal } from '../lib/medusa-error'
import type { Actor } from '../modules/checkout/order-history'
import type { ReturnChanges } from './return-store'
import { buildReturnMail } from '../mails/rules/return-mails'
import type { Order, OrderReturn } from '../orders/order'
import { getOrder } from '../orders/order-store'
import { withOrderLock } from '../orders/with-order-lock'
import { refundReturn } from './refund-return'
import { restockReturn } from './restock-return'
import { resolveReturnStep } from './rules/next-return-state'

type StepInput = ReturnStepInput & { orderId: string; returnId: string; actor: Actor }

/** Takes a return a step further; repeating it is harmless. Throws MedusaError. */
export async function applyReturnStep(input: StepInput, container: MedusaContainer): Promise<void> {
  const { orderId, returnId, step } = input
  await withOrderLock(orderId, container, async () => {
    const order = await getOrder(orderId, container)
    const returned = order.returns.find(({ id }) => id === returnId)
    if (returned === undefined) throw notFound('This order has no such return.')
    const next = resolveReturnStep(returned.state, step)
    if (next === 'closed' || next === 'not_received') throw boardRefusal(`return_${next}`)
    if (next === 'unchanged') return
    await dispatchReturnStep(input, { order, returned }, container)
  })
}

async function dispatchReturnStep(
  input: StepInput,
  { order, returned }: { order: Order; returned: OrderReturn },
  container: MedusaContainer,
): Promise<void> {
  const { step, restock = false, answer = '', actor } = input
  const returns = container.resolve('returnStore')
  const mails = container.resolve('mailStore')
  const history = container.resolve('orderHistoryStore')
  /** The state with its mail and its entry: where one fails, the press repeated finds none of them. */
  const change = async (changes: ReturnChanges) => {
    await returns.update(returned.id, changes, async (transaction) => {
      const { state } = changes
      if (state !== 'refunded')
        await mails.add([buildReturnMail(state, { ...returned, ...changes }, order)], transaction)
      await history.create({ orderId: order.id, step: `return_${step}`, actor }, transaction)
    })
    container.resolve('mailSender')?.wake()
  }
  switch (step) {
    case 'received':
      return change({ state: 'received' })
    case 'refunded': {
      const refund = await refundReturn({ returned, order, userId: actor.id }, container)
      await change({ state: 'refunded', refund, is_restocked: restock })
      // After the state, so that a press repeated after a crash counts nothing twice; what is missing is counted by hand.
      if (restock) await restockReturn(returned, order, container)
      return
    }
    case 'declined':
      if (answer === '') throw boardRefusal('return_unanswered')
      return change({ state: 'declined', answer })
  }
}
