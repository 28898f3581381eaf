import type { MedusaContainer } from '@medusajs/framework/types'
import { getErrorMessage } from '../../lib/error-message'
import { withOrderLock } from '../order-lock'
import { listDeadChanges, listOrderProblems } from './order-problem-queries'

/**
 * Records what does not add up in orders, and drops changes that were cut off. Nothing else is mended, as only a person
 * can see which of two counts is the right one. Safe to repeat.
 */
export async function checkOrders(container: MedusaContainer): Promise<void> {
  await container.resolve('orderProblemStore').record(await listOrderProblems(container))
  for (const { facts } of await listDeadChanges(container)) {
    const orderId = facts.orderId ?? ''
    try {
      // Whoever takes the lock drops them first.
      await withOrderLock(orderId, container, () => Promise.resolve())
    } catch (error) {
      const sentence = `A change of ${orderId} that was cut off could not be dropped`
      container.resolve('logger').error(`${sentence}: ${getErrorMessage(error)}`)
    }
  }
}
