import type { MedusaContainer } from '@medusajs/framework/types'
import { sweep } from '../settling/settle-queue'

export const config = { name: 'settle-what-is-owed', schedule: '*/10 * * * * *' }

/** Settles what a crash or a lost event has left. */
export default async function settleDueCheckouts(container: MedusaContainer): Promise<void> {
  await sweep(container)
}
