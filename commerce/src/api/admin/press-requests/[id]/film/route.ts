import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { notFound } from '../../../../../lib/medusa-error'
import { PRESS_MODULE } from '../../../../../modules/press'
import { sendFilm } from '../../../../send-film'

/** GET /admin/press-requests/:id/film: the film of a screen print, as a PNG of 600 dpi; with as=pdf, as a page in full size. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const found = await request.scope.resolve(PRESS_MODULE).requests.byId(request.params['id'] ?? '')
  if (found === undefined || found.job.method !== 'screen') throw notFound('There is no such film.')
  await sendFilm(found, request.query['as'] === 'pdf' ? 'pdf' : 'png', request.scope, response)
}
