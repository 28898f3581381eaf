import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { versionSpecSchema } from '../../../../../contract/custom-print/print-spec-schema'
import { PRINT_HEIGHT_HEADER, PRINT_WIDTH_HEADER } from '../../../../../contract/custom-print/staff-request'
import { StaffRefusal } from '../../../../../refusals/staff-refusal'
import { ARTWORK_HEADERS } from '../../../../../custom-print/http/send-artwork'
import { renderVersionPreview } from '../../../../../custom-print/artwork/render-version-preview'
import { keepCrop } from '../../../../../custom-print/rules/keep-crop'

/**
 * GET /admin/press-requests/:id/print?job=&scaledAs=: renders a request's artwork with another spec (JSON) as a PNG,
 * with the print's sides in headers. With a second spec, its width is what leaves the drawing as large as in that one.
 * Nothing is stored.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { job, scaledAs } = request.query
  const sentSpec = parsePrintSpecQuery(job)
  const sentScale = scaledAs === undefined ? undefined : parsePrintSpecQuery(scaledAs)
  if (sentSpec === undefined || (scaledAs !== undefined && sentScale === undefined))
    throw new StaffRefusal('wrong_print')
  const found = await request.scope.resolve('printRequestStore').findById(request.params['id'] ?? '')
  if (found === undefined) throw new StaffRefusal('no_such_request')
  const before = (await request.scope.resolve('proofStore').findNewest(found.id)) ?? found
  const { picture, widthMm, heightMm } = await renderVersionPreview(
    found,
    {
      spec: keepCrop(sentSpec, before.spec),
      scaledAs: sentScale && keepCrop(sentScale, before.spec),
    },
    request.scope,
  )
  response
    .set({
      ...ARTWORK_HEADERS,
      [PRINT_WIDTH_HEADER]: String(widthMm),
      [PRINT_HEIGHT_HEADER]: String(heightMm),
    })
    .send(picture)
}

function parsePrintSpecQuery(query: unknown) {
  try {
    return versionSpecSchema.safeParse(JSON.parse(String(query))).data
  } catch {
    return undefined
  }
}
