import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { savePricesBodySchema } from '../../../contract/custom-print/price-table'
import { MAX_PRINT_AMOUNT_IN_RAPPEN } from '../../../contract/limits'
import { formatGroupedFrancs } from '../../../contract/money/money'
import { StaffRefusal } from '../../../refusals/staff-refusal'
import { savePriceTable } from '../../../custom-print/actions/save-price-table'
import { readActor } from '../../../auth/actor'
import { parseOrRefuse } from '../../../lib/http/parse-or-refuse'

/** POST /admin/press-prices: saves the studio's prices as a new version. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const prices = parseOrRefuse(
    savePricesBodySchema,
    request.body,
    () =>
      new StaffRefusal('wrong_prices', { values: { max: formatGroupedFrancs(MAX_PRINT_AMOUNT_IN_RAPPEN) } }),
  )
  const { name: by } = await readActor(request.auth_context.actor_id, request.scope)
  response.json(await savePriceTable({ ...prices, by }, request.scope))
}
