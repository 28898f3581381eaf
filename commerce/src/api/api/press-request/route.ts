import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import { withdrawalSchema } from '../../../contract/press/request'
import { invalidRequest } from '../../../lib/shop-error'
import { withdraw } from '../../../press/decide'
import { linkedRequest } from '../../../press/linked-request'

const querySchema = z.strictObject({ token: z.string().max(200) })

/** GET /api/press-request?token=: the request behind a link; decides nothing. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  const query = querySchema.safeParse(request.query)
  if (!query.success) throw invalidRequest()
  response.json(await linkedRequest(query.data.token, request.scope))
}

/** POST /api/press-request: takes the request back. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  const parsed = withdrawalSchema.safeParse(request.body)
  if (!parsed.success) throw invalidRequest()
  await withdraw(parsed.data.token, request.scope)
  response.json(await linkedRequest(parsed.data.token, request.scope))
}
