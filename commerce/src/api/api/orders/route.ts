import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import { MESSAGES } from '../../../contract/messages'
import { ORDER_FILTERS } from '../../../contract/studio'
import { environment, stripe } from '../../../lib/runtime'
import { SESSION_ID } from '../../../lib/session-id'
import { invalidRequest, noSuchOrder, ShopError } from '../../../lib/shop-error'
import { buyerOrder } from '../../../workflows/buyer-order'
import { linkedOrder } from '../../../workflows/linked-order'
import { staffOrders } from '../../../workflows/studio/staff-orders'

const querySchema = z.union([
  z.strictObject({ session_id: z.string() }),
  z.strictObject({ token: z.string().max(200) }),
  z.strictObject({
    filter: z.enum(ORDER_FILTERS).default('all'),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
])

/**
 * GET /api/orders: with session_id the buyer's own order, with the token of a mail's link the same order for longer,
 * without either the list for the staff (reading R21).
 */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  const query = querySchema.safeParse(request.query)
  if (!query.success) throw invalidRequest()
  if ('session_id' in query.data) {
    const { session_id: sessionId } = query.data
    const tools = { container: request.scope, stripe: stripe() }
    const order = SESSION_ID.test(sessionId) ? await buyerOrder(sessionId, tools) : undefined
    if (order === undefined) throw noSuchOrder()
    response.json(order)
    return
  }
  if ('token' in query.data) {
    response.json(await linkedOrder(query.data.token, environment().cookieSecret, request.scope))
    return
  }
  if (!request.auth_context?.actor_id) throw new ShopError(401, 'unauthorized', MESSAGES.status401)
  response.json(await staffOrders(query.data, request.scope))
}
