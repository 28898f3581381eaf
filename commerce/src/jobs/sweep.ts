import type { MedusaContainer } from '@medusajs/framework/types'
import { sweep } from '../workflows/settle-queue'

export const config = { name: 'settle-what-is-owed', schedule: '*/10 * * * * *' }

/** Every ten seconds, so also soon after a start: what a crash, a lost event or a sleeping provider has left unsettled. */
export default async function settleWhatIsOwed(container: MedusaContainer): Promise<void> {
  await sweep(container)
}
