import type { MedusaContainer } from '@medusajs/framework/types'
import { PricingRuleOperator } from '@medusajs/framework/utils'
import * as z from 'zod'
import { DEFAULT_TAX_RATE } from '../catalogue/queries/read-terms'
import { chooseShippingOption } from '../catalogue/sales-terms'
import { toRappen } from '../contract/money/money'
import type { TaxAndShipping } from '../contract/admin/tax-and-shipping'

const numeric = z.coerce.number()
const taxRateSchema = z.object({ id: z.string(), rate: numeric })
const ruleSchema = z.object({
  attribute: z.string(),
  operator: z.enum(PricingRuleOperator),
  value: z.string(),
})
const shippingOptionSchema = z.object({
  id: z.string(),
  type: z.object({ code: z.string() }),
  prices: z.array(
    z.object({
      id: z.string(),
      amount: numeric,
      currency_code: z.string(),
      rules_count: numeric,
      price_rules: z.array(ruleSchema),
    }),
  ),
})

/** Where Medusa keeps the VAT rate and the price of shipping within Switzerland, as far as it has them. */
export async function readTaxAndShipping(container: MedusaContainer) {
  const query = container.resolve('query')
  const [rates, options] = await Promise.all([
    query.graph({ entity: 'tax_rate', fields: ['id', 'rate'], filters: DEFAULT_TAX_RATE }),
    query.graph({
      entity: 'shipping_option',
      fields: ['id', 'type.code', 'prices.*', 'prices.price_rules.*'],
    }),
  ])
  const [taxRate] = z.array(taxRateSchema).parse(rates.data)
  // One of another form is none of ours.
  const known = options.data.flatMap((row) => shippingOptionSchema.safeParse(row).data ?? [])
  return { taxRate, shipping: chooseShippingOption(known, 'domestic') }
}
export type StoredTaxAndShipping = Awaited<ReturnType<typeof readTaxAndShipping>>

export function toTaxAndShipping({ taxRate, shipping }: StoredTaxAndShipping): TaxAndShipping {
  return {
    taxRatePercent: taxRate?.rate ?? null,
    shippingInRappen: shipping === undefined ? null : toRappen(shipping.price.amount),
  }
}
