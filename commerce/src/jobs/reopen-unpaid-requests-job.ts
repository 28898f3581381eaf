import type { MedusaContainer } from '@medusajs/framework/types'

export const config = { name: 'reopen-unpaid-requests', schedule: '*/10 * * * * *' }

/** Makes proofs of custom printing approvable again if they were approved and not paid. */
export default async function reopenUnpaidRequestsJob(container: MedusaContainer): Promise<void> {
  await container.resolve('printRequestStore').reopenUnpaid()
}
