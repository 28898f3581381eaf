import type { MedusaContainer } from '@medusajs/framework/types'
import { readRequestToken } from '../lib/request-link'
import { requestNotFound } from '../lib/shop-error'
import { PRESS_MODULE } from '../modules/custom-print'
import type { PressRequest } from '../modules/custom-print/types'
import { PressError } from './custom-print-error'

/** The request behind the link of a mail. Throws 404 where there is none, 410 once its files are deleted. */
export async function readLinkedRequest(token: string, container: MedusaContainer): Promise<PressRequest> {
  const id = readRequestToken(token, container.resolve('environment').cookieSecret)
  const request = id === undefined ? undefined : await container.resolve(PRESS_MODULE).requests.byId(id)
  if (request === undefined) throw requestNotFound()
  if (request.deleted_files_at !== null) throw new PressError('link_ended')
  return request
}
