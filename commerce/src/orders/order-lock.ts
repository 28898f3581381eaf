import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { isLockTimeout } from '../lib/database-errors'
import { toOrderLockKey } from '../lib/lock-keys'
import { StaffRefusal } from '../refusals/staff-refusal'
import { listDeadChangesByOrder } from './repair/order-problem-queries'

/** In seconds: longer than most changes take, and as long as a person waits. */
const WAIT_S = 8

/**
 * Runs `work` while nobody else changes the order, be it at the board, in Medusa's admin or on its buyer's page. What a
 * dead server has left of a change is dropped before. Rejects with StaffRefusal if others change the order for `waitS`.
 * Must not be called within `work` for the same order.
 */
export async function withOrderLock<T>(
  orderId: string,
  container: MedusaContainer,
  work: () => Promise<T>,
  waitS = WAIT_S,
): Promise<T> {
  let isTaken = false
  const workOnce = async () => {
    isTaken = true
    await dropDeadChanges(orderId, container)
    return work()
  }
  try {
    return await container
      .resolve(Modules.LOCKING)
      .execute([toOrderLockKey(orderId)], workOnce, { timeout: waitS })
  } catch (error) {
    if (!isTaken && isLockTimeout(error)) throw new StaffRefusal('order_busy')
    throw error
  }
}

/** Must be called under the lock of the order. All changes are made under it, so one that is left is nobody's. */
async function dropDeadChanges(orderId: string, container: MedusaContainer): Promise<void> {
  for (const change of await listDeadChangesByOrder(orderId, container)) {
    await container.resolve(Modules.ORDER).cancelOrderChange(change.subject)
    // Staff look whether its step was done: stock may have moved already.
    await container.resolve('orderProblemStore').recordMended(change)
    container.resolve('logger').error(`A change of ${orderId} was cut off. It is dropped`)
  }
}
