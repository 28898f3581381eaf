import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { printSpecSchema } from '../../../../../contract/custom-print/print-spec-schema'
import { StaffRefusal } from '../../../../../lib/staff-refusal'
import { ARTWORK_HEADERS } from '../../../../../custom-print/http/send-artwork'
import { renderVersionPreview } from '../../../../../custom-print/artwork/render-version-preview'

/**
 * GET /admin/press-requests/:id/print?job=: renders a request's artwork with another spec (JSON) as a PNG.
 * Nothing is stored.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const spec = parsePrintSpecQuery(request.query['job'])
  if (spec === undefined) throw new StaffRefusal('wrong_print')
  const found = await request.scope.resolve('printRequestStore').findById(request.params['id'] ?? '')
  if (found === undefined) throw new StaffRefusal('no_such_request')
  response.set(ARTWORK_HEADERS).send(await renderVersionPreview(found, spec, request.scope))
}

function parsePrintSpecQuery(query: unknown) {
  try {
    return printSpecSchema.safeParse(JSON.parse(String(query))).data
  } catch {
    return undefined
  }
}
