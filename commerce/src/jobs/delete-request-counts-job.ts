import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../lib/database'
import { DELETE_ENDED_COUNTS_SQL } from '../lib/request-counts'

export const config = { name: 'delete-request-counts', schedule: '*/10 * * * * *' }

export default async function deleteRequestCountsJob(container: MedusaContainer): Promise<void> {
  await readRows(container, DELETE_ENDED_COUNTS_SQL)
}
