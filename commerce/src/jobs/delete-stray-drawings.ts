import type { MedusaContainer } from '@medusajs/framework/types'
import { deleteOrphanedFiles } from '../custom-print/delete-requests'

export const config = { name: 'delete-stray-drawings', schedule: '17 * * * *' }

export default async function deleteStrayDrawings(container: MedusaContainer): Promise<void> {
  await deleteOrphanedFiles(container)
}
