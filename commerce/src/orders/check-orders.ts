import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { getErrorMessage } from '../lib/error-message'
import { withOrderLock } from './order-lock'
import { isDeadChange, listDeadChanges, listOrderProblems } from './problem-queries'

/**
 * Records what does not add up in orders, and drops the changes that were cut off, which keep out all others. Nothing
 * else is mended: which count is the right one only a person can see. Safe to repeat.
 */
export async function checkOrders(container: MedusaContainer): Promise<void> {
  await container.resolve('orderProblemStore').record(await listOrderProblems(container))
  for (const change of await listDeadChanges(container)) {
    try {
      await dropDeadChange(change, container)
    } catch (error) {
      const sentence = `The change ${change.id} of ${change.orderId} could not be dropped`
      container.resolve('logger').error(`${sentence}: ${getErrorMessage(error)}`)
    }
  }
}

async function dropDeadChange(
  { id, orderId }: { id: string; orderId: string },
  container: MedusaContainer,
): Promise<void> {
  await withOrderLock(orderId, container, async () => {
    if (!(await isDeadChange(id, container))) return
    await container.resolve(Modules.ORDER).cancelOrderChange(id)
    await container.resolve('orderProblemStore').markMended('open_change', id)
    container.resolve('logger').error(`A change of ${orderId} was cut off. It is dropped`)
  })
}
