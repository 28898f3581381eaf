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
import { isDatabaseUnavailable } from '../lib/database-errors'

type MayCompensate = () => Promise<boolean>

/** Of the completions under way, by Medusa's id of each; of those that are not here, nothing is undone. */
const compensable = new Map<string, MayCompensate>()

patchCompleteCartWorkflow()

type CompleteCartInput = {
  cartId: string
  /** Whether to undo what a failed completion has done. Asked before each step back; a rejection ends it. */
  mayUndo: MayCompensate
}

/** Completes a cart with Medusa's own workflow; returns the order's id. A failure may leave a half-made order. */
export async function completeCart(
  { cartId, mayUndo }: CompleteCartInput,
  container: MedusaContainer,
): Promise<string> {
  const transactionId = randomUUID()
  compensable.set(transactionId, mayUndo)
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
 * Medusa records each step, which is a quarter of an order's time, and settling resumes without it; and it undoes what
 * a completion that fails has done, step by step. There is a setting for neither.
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

/** Has all of an order undone or, from the first step that cannot be, leaves it to be resumed. */
function guardCompensation(handlers: WorkflowHandler): void {
  for (const id of [acquireLockStepId, authorizePaymentSessionStepId])
    if (!handlers.has(id)) throw new Error(`Medusa's ${completeCartWorkflowId} has no step ${id}`)
  // The lock of the cart is in this process's memory, and given back in any case.
  for (const [id, { invoke, compensate }] of handlers)
    if (compensate !== undefined && id !== acquireLockStepId)
      handlers.set(id, {
        invoke: keepOnUnknownOutcome(id, invoke),
        compensate: compensateIfAllowed(compensate),
      })
}

/**
 * A step that the database has not answered may have been written all the same. Of the step that records the payment no
 * failure says whether it was that: Medusa replaces the error.
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
