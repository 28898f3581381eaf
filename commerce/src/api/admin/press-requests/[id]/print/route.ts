import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { printSpecSchema } from '../../../../../contract/custom-print/print-spec-schema'
import { createInvalidDataError, createNotFoundError } from '../../../../../lib/medusa-error'
import { renderVersionPreview } from '../../../../../custom-print/render-version'
import { ARTWORK_HEADERS } from '../../../../utils/send-artwork'

/**
 * GET /admin/press-requests/:id/print?job=: renders a request's artwork with another spec (JSON) as a PNG.
 * Nothing is stored.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const spec = parsePrintSpecQuery(request.query['job'])
  if (spec === undefined) throw createInvalidDataError('The job cannot be read.')
  const found = await request.scope.resolve('printRequestStore').findById(request.params['id'] ?? '')
  if (found === undefined) throw createNotFoundError('There is no such request.')
  response.set(ARTWORK_HEADERS).send(await renderVersionPreview(found, spec, request.scope))
}

function parsePrintSpecQuery(query: unknown) {
  try {
    return printSpecSchema.safeParse(JSON.parse(String(query))).data
  } catch {
    return undefined
  }
}
