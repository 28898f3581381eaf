import type { MedusaContainer } from '@medusajs/framework/types'
import { sweep } from '../settling/settle-queue'

export const config = { name: 'settle-due-checkouts', schedule: '*/10 * * * * *' }

export default async function settleDueCheckouts(container: MedusaContainer): Promise<void> {
  await sweep(container)
}
