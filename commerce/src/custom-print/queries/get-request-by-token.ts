import type { MedusaContainer } from '@medusajs/framework/types'
import { verifyRequestToken } from '../../links/request-token'
import { createRequestNotFoundRefusal } from '../../refusals/shop-refusal'
import type { PrintRequest } from '../stores/custom-print-rows'
import { CustomPrintRefusal } from '../custom-print-refusal'

/**
 * Returns the request of a mail's link.
 * Rejects with ShopRefusal: 404 if there is none, 410 once its files are deleted.
 */
export async function getRequestByToken(token: string, container: MedusaContainer): Promise<PrintRequest> {
  const id = verifyRequestToken(token, container.resolve('environment').cookieSecret)
  const request = id === undefined ? undefined : await container.resolve('printRequestStore').findById(id)
  if (request === undefined) throw createRequestNotFoundRefusal()
  if (request.deleted_files_at !== null) throw new CustomPrintRefusal('link_ended')
  return request
}
