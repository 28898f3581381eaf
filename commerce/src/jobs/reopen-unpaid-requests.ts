import type { MedusaContainer } from '@medusajs/framework/types'

export const config = { name: 'reopen-unpaid-requests', schedule: '*/10 * * * * *' }

/** Frees proofs of custom printing whose payment came to nothing. */
export default async function reopenUnpaidRequests(container: MedusaContainer): Promise<void> {
  await container.resolve('proofStore').reopenUnpaid()
}
