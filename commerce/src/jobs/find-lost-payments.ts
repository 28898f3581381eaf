import type { MedusaContainer } from '@medusajs/framework/types'
import { findLostPayments } from '../settling/find-lost-payments'

export const config = { name: 'find-lost-payments', schedule: '*/5 * * * *' }

export default async function findLostPaymentsDue(container: MedusaContainer): Promise<void> {
  await findLostPayments(container)
}
