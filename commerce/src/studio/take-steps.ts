import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import type { FulfillmentStepResults, FulfillmentSteps } from '../contract/board/board'
import { errorMessage } from '../lib/error-message'
import { applyFulfillmentStep } from '../fulfillment/apply-step'

/**
 * Takes a step of each of several orders, one after the other, as they share the stock that Medusa locks; one that is
 * refused holds up no other. Never rejects.
 */
export async function applyFulfillmentSteps(
  { steps }: FulfillmentSteps,
  userId: string,
  container: MedusaContainer,
): Promise<FulfillmentStepResults> {
  const results: FulfillmentStepResults['results'] = []
  for (const step of steps) {
    const refusal = await toStepRefusal(
      () => applyFulfillmentStep({ ...step, userId }, container),
      step.orderId,
      container,
    )
    results.push({ orderId: step.orderId, refusal })
  }
  return { results }
}

async function toStepRefusal(take: () => Promise<void>, orderId: string, container: MedusaContainer) {
  try {
    await take()
    return null
  } catch (error) {
    if (MedusaError.isMedusaError(error)) return { code: error.code ?? '', message: error.message }
    container.resolve('logger').error(`A step of ${orderId} failed: ${errorMessage(error)}`)
    return { code: '', message: '' }
  }
}
