import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { ReturnStepInput } from '../contract/orders/order-returns'
import { StaffRefusal } from '../refusals/staff-refusal'
import type { Actor } from '../auth/actor'
import type { ReturnChanges } from './return-store'
import { listStockSources } from './stock-source-queries'
import { buildReturnMail } from '../mails/build-order-mails'
import type { Order, OrderReturn } from '../orders/order'
import { assertNoOpenChange } from '../orders/assert-no-open-change'
import { withOrderLock } from '../orders/order-lock'
import { getOrder } from '../orders/read/order-queries'
import { refundReturn } from './refund-return'
import { resolveReturnStep } from '../orders/return-rules'

type StepInput = ReturnStepInput & { orderId: string; returnId: string; actor: Actor }

/** Applies a step to a return. Safe to repeat. Rejects with StaffRefusal. */
export async function applyReturnStep(input: StepInput, container: MedusaContainer): Promise<void> {
  const { orderId, returnId, step } = input
  await withOrderLock(orderId, container, async () => {
    const order = await getOrder(orderId, container)
    const orderReturn = order.returns.find(({ id }) => id === returnId)
    if (orderReturn === undefined) throw new StaffRefusal('no_such_return')
    const next = resolveReturnStep(orderReturn.state, step)
    if (next === 'closed' || next === 'not_received') throw new StaffRefusal(`return_${next}`)
    if (next === 'unchanged') return
    if (step === 'refunded') await assertNoOpenChange(orderId, container)
    await dispatchReturnStep(input, { order, orderReturn }, container)
  })
}

async function dispatchReturnStep(
  input: StepInput,
  { order, orderReturn }: { order: Order; orderReturn: OrderReturn },
  container: MedusaContainer,
): Promise<void> {
  const { step, restock = false, answer = '', actor } = input
  const returns = container.resolve('returnStore')
  const mails = container.resolve('mailStore')
  const history = container.resolve('orderHistoryStore')
  // State, mail and history entry are one transaction, so that a repeated request finds all or none of them.
  const save = async (changes: ReturnChanges) => {
    await returns.update(orderReturn.id, changes, async (transaction) => {
      const { state } = changes
      if (state !== 'refunded')
        await mails.add([buildReturnMail(state, { ...orderReturn, ...changes }, order)], transaction)
      await history.create({ orderId: order.id, step: `return_${step}`, actor }, transaction)
    })
  }
  switch (step) {
    case 'received':
      return save({ state: 'received' })
    case 'refunded': {
      const refund = await refundReturn({ orderReturn, order, userId: actor.id }, container)
      await save({ state: 'refunded', refund, is_restocked: restock || orderReturn.isRestocked })
      // The state is saved first, so that a request that is repeated after a crash, or after a refund that failed,
      // restocks nothing twice. After a crash between the two, staff have to count the missing pieces.
      if (restock && !orderReturn.isRestocked) await restockReturn(orderReturn, order, container)
      return
    }
    case 'declined':
      if (answer === '') throw new StaffRefusal('return_unanswered')
      return save({ state: 'declined', answer })
  }
}

/**
 * Adds the pieces of a return to the stock that they were taken from.
 * Pieces whose stock is not managed are skipped.
 */
async function restockReturn(
  { lines }: OrderReturn,
  order: Order,
  container: MedusaContainer,
): Promise<void> {
  const sources = await listStockSources(order.id, container)
  const adjustments = lines.flatMap(({ line, quantity }) =>
    sources
      .filter(({ variantId }) => variantId === order.lines[line]?.variantId)
      .map(({ itemId, locationId, perPiece }) => ({
        inventoryItemId: itemId,
        locationId,
        adjustment: quantity * perPiece,
      })),
  )
  if (adjustments.length === 0) return
  // Locked as in Medusa's own step (adjustInventoryLevelsStep).
  const keys = [...new Set(adjustments.map(({ inventoryItemId }) => inventoryItemId))]
  await container
    .resolve(Modules.LOCKING)
    .execute(keys, () => container.resolve(Modules.INVENTORY).adjustInventory(adjustments))
}
