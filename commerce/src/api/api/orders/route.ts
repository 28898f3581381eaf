import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import { linkTokenSchema } from '../../../contract/site/link-token'
import { createApiError } from '../../../contract/api/api-error'
import { ORDER_FILTERS, orderSearchSchema, ORDERS_PER_PAGE } from '../../../contract/board/order-search'
import { SESSION_ID } from '../../../stripe/checkout-session'
import { createOrderNotFoundRefusal, ShopRefusal } from '../../../refusals/shop-refusal'
import { findBuyerOrder, getLinkedOrder } from '../../../orders/read/find-buyer-order'
import { listBoardOrders } from '../../../fulfillment/board-orders'
import { parseOrRefuse } from '../../../lib/http/parse-or-refuse'

const querySchema = z.union([
  z.strictObject({ session_id: z.string() }),
  z.strictObject({ token: linkTokenSchema }),
  z.strictObject({
    filter: z.enum(ORDER_FILTERS).default('all'),
    limit: z.coerce.number().int().min(1).max(100).default(ORDERS_PER_PAGE),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    ...orderSearchSchema.shape,
  }),
])

/**
 * GET /api/orders: the buyer's order by session_id or by a mail's token;
 * without either, the staff's list.
 */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const query = parseOrRefuse(querySchema, request.query)
  if ('session_id' in query) {
    const { session_id: sessionId } = query
    const order = SESSION_ID.test(sessionId) ? await findBuyerOrder(sessionId, request.scope) : undefined
    if (order === undefined) throw createOrderNotFoundRefusal()
    response.json(order)
    return
  }
  if ('token' in query) {
    response.json(await getLinkedOrder(query.token, request.scope))
    return
  }
  if (!request.auth_context?.actor_id) throw new ShopRefusal(401, createApiError('unauthorized'))
  response.json(await listBoardOrders(query, request.scope))
}
