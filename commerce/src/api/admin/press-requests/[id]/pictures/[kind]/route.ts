import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ARTWORK_KINDS } from '../../../../../../contract/custom-print/artwork-file'
import { StaffRefusal } from '../../../../../../refusals/staff-refusal'
import { parseProofVersion } from '../../../../../../custom-print/http/parse-proof-version'
import { sendArtwork } from '../../../../../../custom-print/http/send-artwork'

/**
 * GET /admin/press-requests/:id/pictures/:kind: a picture of a request as a PNG;
 * with version= the preview of a version of its proof.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id = '', kind: wanted } = request.params
  const kind = ARTWORK_KINDS.find((one) => one === wanted)
  const found = kind && (await request.scope.resolve('printRequestStore').findById(id))
  if (kind === undefined || found === undefined) throw new StaffRefusal('no_such_picture')
  await sendArtwork(found, { kind, version: parseProofVersion(request.query) }, request.scope, response)
}
