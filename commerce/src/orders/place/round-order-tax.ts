import type { MedusaContainer } from '@medusajs/framework/types'
import { MathBN, Modules } from '@medusajs/framework/utils'
import * as z from 'zod'
import { toFrancs, toRappen } from '../../contract/money/money'
import type { Checkout, QuotedLine } from '../../checkout/checkout'
import { computeTaxSteps, TAX_STEPS } from '../../contract/money/totals'
import { spreadTax, type TaxedLine } from '../spread-tax'

const ROUNDING_CODE = 'rounding'

const itemsSchema = z.array(
  z.object({
    id: z.string(),
    variant_id: z.string().nullish(),
    title: z.string(),
    subtitle: z.string().nullish(),
  }),
)

const summarySchema = z.object({
  id: z.string(),
  totals: z.looseObject({ current_order_total: z.coerce.number(), transaction_total: z.coerce.number() }),
})

type Summaries = {
  listOrderSummaries(filters: { order_id: string }): Promise<unknown[]>
  updateOrderSummaries(changes: { id: string; totals: object }): Promise<unknown>
}

/** Adds tax lines that make Medusa's unrounded tax equal the charged one. Safe to repeat. */
export async function roundOrderTax(orderId: string, checkout: Checkout, container: MedusaContainer) {
  const orders = container.resolve(Modules.ORDER)
  const { items } = await orders.retrieveOrder(orderId, { select: ['id'], relations: ['items'] })
  const itemIdByLine = new Map(
    itemsSchema
      .parse(items)
      .map(({ id, variant_id: variantId, title, subtitle }) => [
        toLineKey({ variantId: variantId ?? '', name: title, size: subtitle ?? '' }),
        id,
      ]),
  )
  const roundings = computeTaxRoundings(checkout.lines, checkout.tax_rate_percent, checkout.tax)
  const taxLines = checkout.lines.flatMap((line, index) => {
    const item_id = itemIdByLine.get(toLineKey(line))
    const rate = roundings[index]
    if (item_id === undefined || rate === undefined || rate === '0') return []
    return [
      { id: `${item_id}_rounding`, item_id, code: ROUNDING_CODE, rate, description: 'Rounded to the Rappen' },
    ]
  })
  if (taxLines.length > 0) await orders.upsertOrderLineItemTaxLines(taxLines)
  await roundOrderSummary(orderId, checkout.total, orders as unknown as Summaries)
}

/** Lines of custom printing have no variant, so their name and size are the key. */
function toLineKey({ variantId, name, size }: Pick<QuotedLine, 'variantId' | 'name' | 'size'>): string {
  return variantId === '' ? `${name} ${size}` : variantId
}

async function roundOrderSummary(orderId: string, totalInRappen: number, orders: Summaries): Promise<void> {
  const total = toFrancs(totalInRappen)
  for (const summary of await orders.listOrderSummaries({ order_id: orderId })) {
    const { id, totals } = summarySchema.parse(summary)
    if (totals.current_order_total === total) continue
    const pending = toFrancs(totalInRappen - toRappen(totals.transaction_total))
    await orders.updateOrderSummaries({ id, totals: { ...totals, ...buildSummaryTotals(total, pending) } })
  }
}

function buildSummaryTotals(total: number, pending: number): object {
  const named = {
    original_order_total: total,
    current_order_total: total,
    accounting_total: total,
    pending_difference: pending,
  }
  const inFull = Object.entries(named).map(([name, amount]) => [
    `raw_${name}`,
    { value: amount.toFixed(2), precision: 20 },
  ])
  return { ...named, ...Object.fromEntries(inFull) }
}

/**
 * Returns by how many percent each line's tax rate has to differ, so that its tax is whole Rappen and the sum
 * equals the charged tax. Pure.
 */
export function computeTaxRoundings(lines: readonly TaxedLine[], ratePercent: number, taxInRappen: number) {
  const taxes = spreadTax(lines, ratePercent, taxInRappen)
  return lines.map(({ priceInRappen, quantity }, index) => {
    const subtotal = priceInRappen * quantity
    const difference = (taxes[index] ?? 0) * TAX_STEPS - computeTaxSteps(subtotal, ratePercent)
    return difference === 0 ? '0' : MathBN.div(difference, MathBN.mult(subtotal, TAX_STEPS / 100)).toFixed(20)
  })
}
