import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import { DELIVERY } from '../contract/cart/delivery-option'
import {
  type FulfillmentStep,
  type FulfillmentStepResults,
  type FulfillmentSteps,
  FULFILLMENT_STEPS,
} from '../contract/board/fulfillment-step'
import { StaffRefusal } from '../refusals/staff-refusal'
import { HttpRefusal } from '../refusals/shop-refusal'
import type { Order } from '../orders/order'
import { assertNoOpenChange } from '../orders/assert-no-open-change'
import { withOrderLock } from '../orders/order-lock'
import { getOrder } from '../orders/read/order-queries'
import { hasOrderLeft, isRefundedInFull } from '../orders/order-rules'
import { readActor } from '../auth/actor'
import { chooseShipmentStep } from './choose-shipment-step'
import { correctTracking, handOverParcels, packOrder, shipParcels } from './pack-and-ship'
import { recordPrinted, recordScreensMade } from './record-progress'
import { undoHandOver, undoPacking, undoShipment } from './undo-steps'
import { getErrorMessage } from '../lib/error-message'

type StepInput = { orderId: string; step: FulfillmentStep; tracking?: string | undefined; userId: string }

/** Applies one step of the studio by Medusa's workflows. Safe to repeat. Rejects with StaffRefusal. */
export async function applyFulfillmentStep(input: StepInput, container: MedusaContainer): Promise<void> {
  const { orderId, tracking = '', userId } = input
  await withOrderLock(orderId, container, async () => {
    const order = await getOrder(orderId, container)
    const step = input.step === 'shipped' ? chooseShipmentStep(order, tracking) : input.step
    if (!FULFILLMENT_STEPS[step].isStoredWithOrder) await assertNoOpenChange(orderId, container)
    const hasChanged = await dispatchStep(order, { ...input, step }, container)
    if (!hasChanged) return
    const actor = await readActor(userId, container)
    await container.resolve('orderHistoryStore').create({ orderId, step, actor })
  })
}

/** Returns whether the step has changed anything. */
async function dispatchStep(
  order: Order,
  { step, tracking = '', userId }: StepInput,
  container: MedusaContainer,
): Promise<boolean> {
  const refusal = findDeliveryRefusal(order, step) ?? findEndedRefusal(order, step)
  if (refusal !== undefined) throw new StaffRefusal(refusal)
  switch (step) {
    case 'screens_made':
    case 'not_screens_made':
      return recordScreensMade(order, { isDone: step === 'screens_made', userId }, container)
    case 'printed':
    case 'not_printed':
      return recordPrinted(order, { isDone: step === 'printed', userId }, container)
    case 'shipped':
      return shipParcels(order, { tracking, userId }, container)
    case 'not_shipped':
      return undoShipment(order, container)
    case 'tracking_corrected':
      return correctTracking(order, tracking, container)
    case 'packed':
    case 'ready':
      return packOrder(order, userId, container)
    case 'not_packed':
    case 'not_ready':
      return undoPacking(order, container)
    case 'handed_over':
      return handOverParcels(order, userId, container)
    case 'not_handed_over':
      return undoHandOver(order, container)
  }
}

/**
 * Returns why no more steps forward are possible for a cancelled or refunded order,
 * which an outdated board may still show.
 */
function findEndedRefusal(order: Order, step: FulfillmentStep) {
  if (FULFILLMENT_STEPS[step].undo === null || hasOrderLeft(order)) return undefined
  if (order.canceledAt !== null) return 'cancelled'
  return isRefundedInFull(order) ? 'refunded' : undefined
}

function findDeliveryRefusal({ deliveryOption }: Order, step: FulfillmentStep) {
  const { isPickup } = DELIVERY[deliveryOption]
  const { handover } = FULFILLMENT_STEPS[step]
  if (handover === null || DELIVERY[handover].isPickup === isPickup) return undefined
  return isPickup ? 'is_pickup' : 'is_shipping'
}

/**
 * Applies a step to each of several orders, one after the other, as they lock the same stock. A refused one does
 * not stop the others. Never rejects.
 */
export async function applyFulfillmentSteps(
  { steps }: FulfillmentSteps,
  userId: string,
  container: MedusaContainer,
): Promise<FulfillmentStepResults> {
  const results: FulfillmentStepResults['results'] = []
  for (const step of steps) {
    const refusal = await tryStep(
      () => applyFulfillmentStep({ ...step, userId }, container),
      step.orderId,
      container,
    )
    results.push({ orderId: step.orderId, refusal })
  }
  return { results }
}

async function tryStep(take: () => Promise<void>, orderId: string, container: MedusaContainer) {
  try {
    await take()
    return null
  } catch (error) {
    if (MedusaError.isMedusaError(error)) return { code: error.code ?? '', message: error.message }
    if (error instanceof HttpRefusal) return { code: error.body.code, message: error.body.error }
    container.resolve('logger').error(`A step of ${orderId} failed: ${getErrorMessage(error)}`)
    return { code: '', message: '' }
  }
}
