import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

const TIMEOUT_S = 20

/** Runs `work` while nobody else changes the order from the board or its buyer's page. */
export function withOrderLock<T>(orderId: string, container: MedusaContainer, work: () => Promise<T>) {
  const locking = container.resolve(Modules.LOCKING)
  return locking.execute([`studio-step-${orderId}`], work, { timeout: TIMEOUT_S })
}
