import type { MedusaContainer } from '@medusajs/framework/types'
import { deleteOrphanedFiles } from '../custom-print/actions/delete-requests'

export const config = { name: 'delete-orphaned-files', schedule: '17 * * * *' }

export default async function deleteOrphanedFilesJob(container: MedusaContainer): Promise<void> {
  await deleteOrphanedFiles(container)
}
