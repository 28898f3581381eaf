import type { MedusaContainer } from '@medusajs/framework/types'
import type { StudioStep } from '../contract/board/board'
import { refused } from '../lib/medusa-error'
import type { Order } from '../orders/order'
import { readOrder } from '../orders/order-store'
import { hasLeft } from '../orders/rules/has-left'
import { isRefundedInFull } from '../orders/rules/refunds'
import { withOrderLock } from '../orders/with-order-lock'
import { staffActor } from '../studio/queries/staff-actor'
import { correctTracking } from '../studio/steps/correct-tracking'
import { layReady, markPickedUp, ship } from './pack-and-ship'
import { recordPrinted, recordScreensMade } from './record-progress'
import { unhandOver, unready, unship } from './undo-steps'

type StepInput = { orderId: string; step: StudioStep; tracking?: string | undefined; userId: string }

/** Does one step of the studio with Medusa's workflows; repeating it is harmless. Throws MedusaError. */
export async function takeStep(input: StepInput, container: MedusaContainer): Promise<void> {
  const { orderId, step, userId } = input
  await withOrderLock(orderId, container, async () => {
    const order = await readOrder(orderId, container)
    const isNews = await apply(order, input, container)
    if (!isNews) return
    const actor = await staffActor(userId, container)
    await container.resolve('orderHistoryStore').add({ orderId, step, actor })
  })
}

/** Returns whether the step has changed anything. */
function apply(order: Order, { step, tracking = '', userId }: StepInput, container: MedusaContainer) {
  const refusal = wrongDelivery(order, step) ?? ended(order, step)
  if (refusal !== undefined) throw refused(refusal)
  switch (step) {
    case 'screens_made':
    case 'not_screens_made':
      return recordScreensMade(order, { isDone: step === 'screens_made', userId }, container)
    case 'printed':
    case 'not_printed':
      return recordPrinted(order, { isDone: step === 'printed', userId }, container)
    case 'shipped':
      return ship(order, { tracking, userId }, container)
    case 'not_shipped':
      return unship(order, container)
    case 'tracking_corrected':
      return correctTracking(order, tracking, container)
    case 'packed':
    case 'ready':
      return layReady(order, userId, container)
    case 'not_packed':
    case 'not_ready':
      return unready(order, container)
    case 'handed_over':
      return markPickedUp(order, userId, container)
    case 'not_handed_over':
      return unhandOver(order, container)
  }
}

const FORWARD: ReadonlySet<StudioStep> = new Set([
  'screens_made',
  'printed',
  'packed',
  'shipped',
  'ready',
  'handed_over',
])

/** Nothing more is made or handed out of an order that has ended, also on a board that does not know it yet. */
function ended(order: Order, step: StudioStep) {
  if (!FORWARD.has(step) || hasLeft(order)) return undefined
  if (order.canceledAt !== null) return 'cancelled'
  return isRefundedInFull(order) ? 'refunded' : undefined
}

/** Which steps only one kind of delivery has. */
const DELIVERY_OF: Partial<Record<StudioStep, Order['deliveryOption']>> = {
  packed: 'shipping',
  not_packed: 'shipping',
  shipped: 'shipping',
  not_shipped: 'shipping',
  tracking_corrected: 'shipping',
  ready: 'pickup',
  not_ready: 'pickup',
  handed_over: 'pickup',
  not_handed_over: 'pickup',
}

function wrongDelivery({ deliveryOption }: Order, step: StudioStep) {
  const needed = DELIVERY_OF[step]
  if (needed === undefined || needed === deliveryOption) return undefined
  return deliveryOption === 'pickup' ? 'is_pickup' : 'is_shipping'
}
