import { ContainerRegistrationKeys, createMedusaContainer } from '@medusajs/framework/utils'
import { asFunction, asValue } from '@medusajs/framework/awilix'
import { expect, it, vi } from 'vitest'
import { findCurrentRequestId, withRequestId } from '../../../src/lib/request-id'
import { ReconciliationQueue } from '../../../src/checkout/reconciliation-queue'
import { processSessionEvents } from '../../../src/payments/process-session-events'
import { reconcileDueCheckouts } from '../../../src/payments/reconcile-due-checkouts'

const SESSION = `cs_test_${'a'.repeat(40)}`

it('a failing payment is tried once for each time that it is due, also when the sweep comes by meanwhile', async () => {
  let fail: (error: Error) => void = () => undefined
  const reconciling = new Promise<never>((_, reject) => (fail = reject))
  const event = { id: 'chkev_1', type: 'checkout.session.completed', attempts: 0, is_due: true }
  const attempts = vi.fn(() => reconciling)
  const container = createMedusaContainer()
  container.register({
    logger: asValue({ error: vi.fn() }),
    reconciliationQueue: asFunction(
      () => new ReconciliationQueue((queued) => processSessionEvents(queued, container), vi.fn()),
    ).singleton(),
    webhookEventStore: asValue({
      listUnprocessed: async () => [event],
      listDueSessionIds: async () => (event.is_due ? [SESSION] : []),
      postpone: async () => (event.is_due = false),
    }),
    checkoutStore: asValue({ deleteIpHashes: async () => undefined }),
    [ContainerRegistrationKeys.PG_CONNECTION]: asValue({
      transaction: attempts,
      // No session is silent.
      raw: () => ({ timeout: async () => ({ rows: [] }) }),
    }),
  })
  container.resolve('reconciliationQueue').add(SESSION)
  await vi.waitFor(() => expect(attempts).toHaveBeenCalledTimes(1))
  await reconcileDueCheckouts(container)
  fail(new Error('no shipping profile'))
  await vi.waitFor(() => expect(event.is_due).toBe(false))
  await new Promise(setImmediate)
  expect(attempts).toHaveBeenCalledTimes(1)

  event.is_due = true
  await reconcileDueCheckouts(container)
  await vi.waitFor(() => expect(attempts).toHaveBeenCalledTimes(2))
})

it('a payment that fails is not put down to the request that set another one off', async () => {
  const ids: (string | undefined)[] = []
  const queue = new ReconciliationQueue(
    async () => void ids.push(findCurrentRequestId()),
    () => undefined,
  )
  withRequestId('first', () => queue.add(SESSION))
  withRequestId('second', () => queue.add(`${SESSION}b`))
  await vi.waitFor(() => expect(ids).toEqual([undefined, undefined]))
})
