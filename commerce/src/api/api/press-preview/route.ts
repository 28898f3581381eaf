import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import { invalidRequest } from '../../../lib/shop-error'
import { getRequestByToken } from '../../../custom-print/get-request-by-token'
import { parseVersion } from '../../utils/parse-version'
import { sendArtwork } from '../../utils/send-artwork'

const querySchema = z.strictObject({
  token: z.string().max(200),
  version: z.string().max(10).optional(),
})

/**
 * GET /api/press-preview?token=&version=: the print of the request behind a link as a PNG, in a version of its proof; or
 * else as it was ordered, as it is offered last, or as it was sent.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = querySchema.safeParse(request.query)
  if (!query.success) throw invalidRequest()
  const found = await getRequestByToken(query.data.token, request.scope)
  const proofs = request.scope.resolve('proofStore')
  const version = parseVersion(query.data) ?? (await proofs.findShown(found))?.version
  await sendArtwork(found, { kind: 'preview', version }, request.scope, response)
}
