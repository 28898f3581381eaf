import { completeCartWorkflowId } from '@medusajs/medusa/core-flows'
import { WorkflowManager } from '@medusajs/framework/orchestration'
import { beforeAll, describe, expect, it } from 'vitest'

/** In Medusa 2.21.2. What a cut-off completion has left is finished by orders/place/place-order.ts, in the same order. */
const STEPS = [
  'acquire-lock-step',
  'use-query-graph-step',
  'cart-query',
  'validate-cart-items',
  'validate-cart-payments',
  'compensate-payment-if-needed',
  'validate',
  'shipping-options-query',
  'validate-shipping',
  'create-orders',
  'create-remote-links',
  'update-carts',
  'reserve-inventory-step',
  'register-usage',
  'emit-event-step',
  'emit-reservation-item-created',
  'beforePaymentAuthorization',
  'authorize-payment-session-step',
  'add-order-transaction',
  'orderCreated',
  'create-order',
  'release-lock-step',
]

type Step = { action?: string; next?: Step | Step[] }

describe('completing a cart in Medusa', () => {
  let before: ReturnType<typeof WorkflowManager.getWorkflow>
  beforeAll(async () => {
    before = WorkflowManager.getWorkflow(completeCartWorkflowId)
    await import('../../../../src/orders/place/complete-cart')
  })
  const registered = () => WorkflowManager.getWorkflow(completeCartWorkflowId)

  it('would be recorded for three days, as a plain workflow', () => {
    expect(before?.options).toEqual({
      name: 'complete-cart',
      store: true,
      idempotent: false,
      retentionTime: 3 * 24 * 3600,
    })
  })

  it('has the steps that an order is resumed after', () => {
    expect(listSteps(registered()?.flow_)).toEqual(STEPS)
    expect([...(registered()?.handlers_.keys() ?? [])].toSorted()).toEqual(STEPS.toSorted())
  })

  it('is not recorded', () => {
    expect(registered()).not.toBe(before)
    expect(registered()?.orchestrator.getOptions()).toEqual({
      name: 'complete-cart',
      store: false,
      idempotent: false,
    })
  })

  it('is otherwise the same', () => {
    expect(registered()?.flow_).toBe(before?.flow_)
    expect(registered()?.handlers_).toBe(before?.handlers_)
    expect(registered()?.requiredModules).toBe(before?.requiredModules)
  })
})

function listSteps(step: Step | undefined): string[] {
  if (step === undefined) return []
  const next = [step.next ?? []].flat()
  return [...(step.action === undefined ? [] : [step.action]), ...next.flatMap(listSteps)]
}
