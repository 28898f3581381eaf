import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { reorderSchema } from '../../../contract/custom-print/reorder'
import { serialiseByIp } from '../../../custom-print/actions/serialise-by-ip'
import { CustomPrintRefusal } from '../../../custom-print/custom-print-refusal'
import { computeIpHash } from '../../../lib/http/compute-ip-hash'
import { parseOrRefuse } from '../../../lib/http/parse-or-refuse'
import { createReorder } from '../../../custom-print/actions/create-reorder'

/** POST /api/press-reorders: orders the print of a link again. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const input = parseOrRefuse(reorderSchema, request.body, () => new CustomPrintRefusal('invalid_form'))
  const ipHash = computeIpHash(request)
  const sent = { input, ipHash }
  response.status(201).json(await serialiseByIp(ipHash, () => createReorder(sent, request.scope)))
}
