import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { savePricesBodySchema } from '../../../contract/custom-print/price-table'
import { createInvalidDataError } from '../../../lib/medusa-error'
import { savePriceTable } from '../../../custom-print/save-price-table'
import { readActor } from '../../../auth/actor'

/** POST /admin/press-prices: saves the studio's prices as a new version. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const parsed = savePricesBodySchema.safeParse(request.body)
  if (!parsed.success)
    throw createInvalidDataError('Prices are amounts of at most 10000 francs, and steps rise.')
  const { name: by } = await readActor(request.auth_context.actor_id, request.scope)
  response.json(await savePriceTable({ ...parsed.data, by }, request.scope))
}
