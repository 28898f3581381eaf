import { isDeepStrictEqual } from 'node:util'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { updateShippingOptionsWorkflow, updateTaxRatesWorkflow } from '@medusajs/medusa/core-flows'
import { toFrancs } from '../contract/money/money'
import type { NewTaxAndShipping, TaxAndShippingRefusal } from '../contract/admin/tax-and-shipping'
import { readTaxAndShipping, type StoredTaxAndShipping, toTaxAndShipping } from './read-tax-and-shipping'

const LOCK_TIMEOUT_S = 20

/**
 * Saves changed values; PostgreSQL notifies the servers (docs/decisions/016).
 * Returns why nothing was saved, if so.
 */
export function saveTaxAndShipping(
  { known: replaced, ...newTerms }: NewTaxAndShipping,
  container: MedusaContainer,
): Promise<TaxAndShippingRefusal | undefined> {
  const save = async () => {
    const found = await readTaxAndShipping(container)
    const { taxRate, shipping } = found
    if (taxRate === undefined) return 'no_tax_rate'
    if (shipping === undefined) return 'no_shipping_option'
    const current = toTaxAndShipping(found)
    // The same request a second time changes nothing.
    if (!isDeepStrictEqual(current, newTerms) && !isDeepStrictEqual(current, replaced)) return 'changed'
    if (current.taxRatePercent !== newTerms.taxRatePercent)
      await updateTaxRatesWorkflow(container).run({
        input: { selector: { id: taxRate.id }, update: { rate: newTerms.taxRatePercent } },
      })
    if (current.shippingInRappen !== newTerms.shippingInRappen)
      await setShippingPrice(shipping, toFrancs(newTerms.shippingInRappen), container)
    return undefined
  }
  return container.resolve(Modules.LOCKING).execute(['tax-and-shipping'], save, { timeout: LOCK_TIMEOUT_S })
}

/** Medusa deletes those prices of an option, and their rules, that an update does not name. */
async function setShippingPrice(
  { option, price }: NonNullable<StoredTaxAndShipping['shipping']>,
  amount: number,
  container: MedusaContainer,
): Promise<void> {
  const prices = option.prices.map((each) => ({
    ...toPriceUpdate(each),
    amount: each === price ? amount : each.amount,
  }))
  await updateShippingOptionsWorkflow(container).run({ input: [{ id: option.id, prices }] })
}

type OptionPrice = NonNullable<StoredTaxAndShipping['shipping']>['price']

/** Converts an existing price for the workflow: the region apart from its other rules, which compare numbers. */
function toPriceUpdate({ id, currency_code, price_rules: all }: OptionPrice) {
  const region = all.find(({ attribute }) => attribute === 'region_id')
  const rules = all
    .filter((rule) => rule !== region)
    .map(({ attribute, operator, value }) => ({ attribute, operator, value: Number(value) }))
  return { id, rules, ...(region === undefined ? { currency_code } : { region_id: region.value }) }
}
