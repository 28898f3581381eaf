import type { MedusaContainer } from '@medusajs/framework/types'
import { PricingRuleOperator } from '@medusajs/framework/utils'
import * as z from 'zod'
import { chooseShippingOption, DEFAULT_TAX_RATE } from '../catalogue/sales-terms'
import type { TaxAndShipping } from '../contract/admin/tax-and-shipping'
import { toRappen } from '../contract/money/money'

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

/** Reads Medusa's rows of the VAT rate and of the price of shipping within Switzerland, if it has them. */
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
  // An option with other fields was not created by this shop.
  const shippingOptions = options.data.flatMap((row) => shippingOptionSchema.safeParse(row).data ?? [])
  return { taxRate, shipping: chooseShippingOption(shippingOptions, 'domestic') }
}

export type StoredTaxAndShipping = Awaited<ReturnType<typeof readTaxAndShipping>>

/** Returns the rate in percent and the price in Rappen; null for what Medusa lacks. */
export function toTaxAndShipping({ taxRate, shipping }: StoredTaxAndShipping): TaxAndShipping {
  return {
    taxRatePercent: taxRate?.rate ?? null,
    shippingInRappen: shipping === undefined ? null : toRappen(shipping.price.amount),
  }
}
