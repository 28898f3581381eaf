import { randomUUID } from 'node:crypto'
import {
  acquireLockStepId,
  authorizePaymentSessionStepId,
  completeCartWorkflow,
  completeCartWorkflowId,
} from '@medusajs/medusa/core-flows'
import {
  WorkflowManager,
  type WorkflowHandler,
  type WorkflowStepHandler,
} from '@medusajs/framework/orchestration'
import type { MedusaContainer } from '@medusajs/framework/types'
import { isDatabaseUnavailable } from '../../lib/database-errors'

type MayCompensate = () => Promise<boolean>

/** The running completions, by Medusa's transaction id. One that is not among them is not compensated. */
const compensable = new Map<string, MayCompensate>()

patchCompleteCartWorkflow()

type CompleteCartInput = {
  cartId: string
  /**
   * Whether a failed completion may be compensated.
   * Asked before each step of the compensation; a rejection ends it.
   */
  mayCompensate: MayCompensate
}

/** Completes a cart by Medusa's own workflow. Returns the order's id. A failure may leave an incomplete order. */
export async function completeCart(
  { cartId, mayCompensate }: CompleteCartInput,
  container: MedusaContainer,
): Promise<string> {
  const transactionId = randomUUID()
  compensable.set(transactionId, mayCompensate)
  try {
    const { result } = await completeCartWorkflow(container).run({
      input: { id: cartId },
      context: { transactionId },
    })
    return result.id
  } finally {
    compensable.delete(transactionId)
  }
}

/**
 * Changes two things for which Medusa has no setting. Steps are no longer stored: that takes a quarter of an order's
 * time, and an order can be resumed without. A failed completion is compensated only while `mayCompensate` allows it.
 */
function patchCompleteCartWorkflow(): void {
  const workflow = WorkflowManager.getWorkflow(completeCartWorkflowId)
  if (workflow === undefined) throw new Error(`Medusa has no workflow ${completeCartWorkflowId}`)
  const { flow_: flow, handlers_: handlers, options, requiredModules, optionalModules } = workflow
  const { retentionTime: _, ...kept } = options
  guardCompensation(handlers)
  WorkflowManager.unregister(completeCartWorkflowId)
  WorkflowManager.register(
    completeCartWorkflowId,
    flow,
    handlers,
    { ...kept, store: false },
    requiredModules,
    optionalModules,
  )
}

/**
 * Lets a failed completion compensate its steps in reverse, up to the first one that must stay: the next attempt resumes
 * the order from there.
 */
function guardCompensation(handlers: WorkflowHandler): void {
  for (const id of [acquireLockStepId, authorizePaymentSessionStepId])
    if (!handlers.has(id)) throw new Error(`Medusa's ${completeCartWorkflowId} has no step ${id}`)
  // The lock of the cart is in this process's memory, and is always released.
  for (const [id, { invoke, compensate }] of handlers)
    if (compensate !== undefined && id !== acquireLockStepId)
      handlers.set(id, {
        invoke: keepOnUnknownOutcome(id, invoke),
        compensate: compensateIfAllowed(compensate),
      })
}

/**
 * A step without an answer of the database may have been written. The failure of the step that records the payment
 * never says which it was, as Medusa replaces the error.
 */
function keepOnUnknownOutcome(id: string, invoke: WorkflowStepHandler): WorkflowStepHandler {
  return async (step) => {
    try {
      return await invoke(step)
    } catch (error) {
      if (id === authorizePaymentSessionStepId || isDatabaseUnavailable(error))
        compensable.delete(step.transaction.transactionId)
      throw error
    }
  }
}

function compensateIfAllowed(compensate: WorkflowStepHandler): WorkflowStepHandler {
  return async (step) => {
    const { transactionId } = step.transaction
    let isUndone = false
    try {
      if (!(await compensable.get(transactionId)?.())) return
      const undone = await compensate(step)
      isUndone = true
      return undone
    } finally {
      if (!isUndone) compensable.delete(transactionId)
    }
  }
}
