import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { notFound } from '../../../../../lib/medusa-error'
import { PRESS_MODULE } from '../../../../../modules/custom-print'
import { versionIn } from '../../../../parse-version'
import { sendFilm } from '../../../../send-film-positive'

/**
 * GET /admin/press-requests/:id/film: the film of a screen print, as a PNG of 600 dpi; with as=pdf, as a page in full
 * size; with version, of that version of its proof.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { requests, proofs } = request.scope.resolve(PRESS_MODULE)
  const found = await requests.byId(request.params['id'] ?? '')
  const version = versionIn(request.query)
  const sent = found === undefined || version === undefined ? [] : await proofs.ofRequests([found.id])
  const job = version === undefined ? found?.job : sent.find((proof) => proof.version === version)?.job
  if (found === undefined || job?.method !== 'screen') throw notFound('There is no such film.')
  const type = request.query['as'] === 'pdf' ? 'pdf' : 'png'
  await sendFilm({ ...found, job, version }, type, request.scope, response)
}
