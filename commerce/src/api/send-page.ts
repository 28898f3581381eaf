import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { SendPage } from '../lib/send-page'
import { unavailable } from '../lib/shop-error'

/** Answers with a page of the site. Throws ShopError where no pages are built, as in development. */
export async function sendPage(
  request: MedusaRequest,
  response: MedusaResponse,
  page: Parameters<SendPage>[1],
): Promise<void> {
  const send = request.scope.resolve('sendPage')
  if (send === undefined) throw unavailable()
  await send(response, page)
}
