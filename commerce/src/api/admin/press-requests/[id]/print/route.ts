import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { printSpecSchema } from '../../../../../contract/custom-print/print-spec-schema'
import { PRINT_HEIGHT_HEADER } from '../../../../../contract/custom-print/staff-request'
import { StaffRefusal } from '../../../../../refusals/staff-refusal'
import { ARTWORK_HEADERS } from '../../../../../custom-print/http/send-artwork'
import { renderVersionPreview } from '../../../../../custom-print/artwork/render-version-preview'
import { keepCrop } from '../../../../../custom-print/rules/keep-crop'

/**
 * GET /admin/press-requests/:id/print?job=: renders a request's artwork with another spec (JSON) as a PNG,
 * with the print's height in a header. Nothing is stored.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const spec = parsePrintSpecQuery(request.query['job'])
  if (spec === undefined) throw new StaffRefusal('wrong_print')
  const found = await request.scope.resolve('printRequestStore').findById(request.params['id'] ?? '')
  if (found === undefined) throw new StaffRefusal('no_such_request')
  const { picture, heightMm } = await renderVersionPreview(found, keepCrop(spec, found.spec), request.scope)
  response.set({ ...ARTWORK_HEADERS, [PRINT_HEIGHT_HEADER]: String(heightMm) }).send(picture)
}

function parsePrintSpecQuery(query: unknown) {
  try {
    return printSpecSchema.safeParse(JSON.parse(String(query))).data
  } catch {
    return undefined
  }
}
