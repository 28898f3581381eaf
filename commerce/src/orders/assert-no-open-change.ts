import type { MedusaContainer } from '@medusajs/framework/types'
import { StaffRefusal } from '../refusals/staff-refusal'
import { readOrderState } from './read/order-state-queries'

/**
 * Rejects with StaffRefusal while a change of the order is neither confirmed nor cancelled: Medusa would make half of
 * a step, or send money back and then fail to book it.
 */
export async function assertNoOpenChange(orderId: string, container: MedusaContainer): Promise<void> {
  if (await hasOpenChange(orderId, container)) throw new StaffRefusal('open_change')
}

export async function hasOpenChange(orderId: string, container: MedusaContainer): Promise<boolean> {
  return (await readOrderState(orderId, container))?.hasOpenChange === true
}
