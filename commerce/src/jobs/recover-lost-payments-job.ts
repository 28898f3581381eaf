import type { MedusaContainer } from '@medusajs/framework/types'
import { recoverLostPayments } from '../payments/recover-lost-payments'

export const config = { name: 'recover-lost-payments', schedule: '*/5 * * * *' }

export default async function recoverLostPaymentsJob(container: MedusaContainer): Promise<void> {
  await recoverLostPayments(container)
}
