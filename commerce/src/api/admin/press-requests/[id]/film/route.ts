import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { StaffRefusal } from '../../../../../refusals/staff-refusal'
import { parseProofVersion } from '../../../../../custom-print/http/parse-proof-version'
import { sendFilmPositive } from '../../../../../custom-print/http/send-film-positive'

/**
 * GET /admin/press-requests/:id/film: the film of a screen print as a PNG of 600 dpi; with as=pdf as a page in
 * full size; with version= that of a version of its proof.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const requests = request.scope.resolve('printRequestStore')
  const found = await requests.findById(request.params['id'] ?? '')
  const version = parseProofVersion(request.query)
  const proofs =
    found === undefined || version === undefined
      ? []
      : await request.scope.resolve('proofStore').listByRequests([found.id])
  const spec = version === undefined ? found?.spec : proofs.find((proof) => proof.version === version)?.spec
  if (found === undefined || spec?.method !== 'screen') throw new StaffRefusal('no_such_film')
  const type = request.query['as'] === 'pdf' ? 'pdf' : 'png'
  await sendFilmPositive({ ...found, spec, version }, type, request.scope, response)
}
