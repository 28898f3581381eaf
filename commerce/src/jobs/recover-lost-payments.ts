import type { MedusaContainer } from '@medusajs/framework/types'
import { findLostPayments } from '../payments/recover-lost-payments'

export const config = { name: 'recover-lost-payments', schedule: '*/5 * * * *' }

export default async function findLostPaymentsDue(container: MedusaContainer): Promise<void> {
  await findLostPayments(container)
}
