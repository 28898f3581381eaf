import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { BOARD_REFUSALS } from '../contract/board/board-refusal'
import { isLockTimeout } from '../lib/database-errors'
import { toOrderLockKey } from '../lib/lock-keys'
import { ShopError } from '../lib/shop-error'

/** In seconds: longer than most changes take, and as long as a person waits. */
const WAIT_S = 8

/** 409, which says that nothing was changed. */
const createOrderBusyError = () =>
  new ShopError(409, { error: BOARD_REFUSALS.order_busy, code: 'order_busy' })

/**
 * Runs `work` while nobody else changes the order, at the board, in Medusa's admin or on its buyer's page. Rejects with
 * ShopError 409 if others change it for `waitS`. Not to be called within `work` for the same order.
 */
export async function withOrderLock<T>(
  orderId: string,
  container: MedusaContainer,
  work: () => Promise<T>,
  waitS = WAIT_S,
): Promise<T> {
  let isTaken = false
  const workOnce = () => {
    isTaken = true
    return work()
  }
  try {
    return await container
      .resolve(Modules.LOCKING)
      .execute([toOrderLockKey(orderId)], workOnce, { timeout: waitS })
  } catch (error) {
    if (!isTaken && isLockTimeout(error)) throw createOrderBusyError()
    throw error
  }
}
