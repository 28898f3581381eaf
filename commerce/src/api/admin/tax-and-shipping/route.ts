import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import {
  MAX_SHIPPING_IN_RAPPEN,
  MAX_TAX_RATE_PERCENT,
  newTaxAndShippingSchema,
} from '../../../contract/admin/tax-and-shipping'
import { toFrancs } from '../../../contract/money/money'
import { StaffRefusal } from '../../../refusals/staff-refusal'
import { sendStaffRefusal } from '../../../server/middlewares/staff-refusal-body'
import { readTaxAndShipping, toTaxAndShipping } from '../../../settings/read-tax-and-shipping'
import { saveTaxAndShipping } from '../../../settings/save-tax-and-shipping'
import { parseOrRefuse } from '../../../lib/http/parse-or-refuse'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(toTaxAndShipping(await readTaxAndShipping(request.scope)))
}

/** POST /admin/tax-and-shipping: saves the VAT rate and the price of shipping. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const values = { percent: MAX_TAX_RATE_PERCENT, francs: toFrancs(MAX_SHIPPING_IN_RAPPEN) }
  const input = parseOrRefuse(
    newTaxAndShippingSchema,
    request.body,
    () => new StaffRefusal('wrong_tax_and_shipping', { values }),
  )
  const code = await saveTaxAndShipping(input, request.scope)
  const current = toTaxAndShipping(await readTaxAndShipping(request.scope))
  if (code === undefined) response.json(current)
  else sendStaffRefusal(new StaffRefusal('not_saved'), { code, current }, request, response)
}
