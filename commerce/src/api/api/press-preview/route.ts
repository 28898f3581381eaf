import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import { linkTokenSchema } from '../../../contract/site/link-token'
import { findShownProof } from '../../../custom-print/queries/find-shown-proof'
import { parseProofVersion } from '../../../custom-print/http/parse-proof-version'
import { sendArtwork } from '../../../custom-print/http/send-artwork'
import { parseOrRefuse } from '../../../lib/http/parse-or-refuse'
import { getRequestByToken } from '../../../custom-print/queries/get-request-by-token'

const querySchema = z.strictObject({
  token: linkTokenSchema,
  version: z.string().max(10).optional(),
})

/**
 * GET /api/press-preview?token=&version=: the print of a link's request as a PNG. With version= that of the proof;
 * without it the ordered print, else the last proof's, else that of the request.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = parseOrRefuse(querySchema, request.query)
  const found = await getRequestByToken(query.token, request.scope)
  const version = parseProofVersion(query) ?? (await findShownProof(found, request.scope))?.version
  await sendArtwork(found, { kind: 'preview', version }, request.scope, response)
}
