import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import {
  MAX_SHIPPING_IN_RAPPEN,
  MAX_TAX_RATE_PERCENT,
  newTaxAndShippingSchema,
} from '../../../contract/admin/tax-and-shipping'
import { toFrancs } from '../../../contract/money/money'
import { createInvalidDataError } from '../../../lib/medusa-error'
import { toTaxAndShipping, readTaxAndShipping, saveTaxAndShipping } from '../../../settings/tax-and-shipping'

const INVALID = `A VAT rate is 0 to ${MAX_TAX_RATE_PERCENT} % with two decimals, and shipping 0 to ${toFrancs(MAX_SHIPPING_IN_RAPPEN)} francs.`

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(toTaxAndShipping(await readTaxAndShipping(request.scope)))
}

/** POST /admin/tax-and-shipping: saves the VAT rate and the price of shipping. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const parsed = newTaxAndShippingSchema.safeParse(request.body)
  if (!parsed.success) throw createInvalidDataError(INVALID)
  const code = await saveTaxAndShipping(parsed.data, request.scope)
  const current = toTaxAndShipping(await readTaxAndShipping(request.scope))
  if (code === undefined) response.json(current)
  else response.status(409).json({ type: 'conflict', message: 'Nothing was saved.', code, current })
}
