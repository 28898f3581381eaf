import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { catalogueSnapshot } from '../../catalogue/catalogue-snapshot'
import type { Offer } from '../../catalogue/read-offers'
import type { Finding } from '../../contract/studio'
import { issuesForStaff } from './product-offer'

/** Longest that a query may take, in milliseconds. */
const LIMIT: [number, { cancel: boolean }] = [3500, { cancel: true }]

const SOLD = `
  select distinct line ->> 'productId' as product_id, line ->> 'variantId' as variant_id
  from checkout_intent k cross join lateral jsonb_array_elements(k.lines) line
  where k.status = 'paid' and line ->> 'productId' = any(:productIds)`

type Sold = { product_id: string; variant_id: string }

/** Published products, or sizes of them, that were sold before and that the shop offers no more. */
export async function keptBackFindings(container: MedusaContainer): Promise<Finding[]> {
  const { catalogue } = await catalogueSnapshot(container).current()
  const productIds = catalogue.keptBack.map(({ productId }) => productId)
  if (productIds.length === 0) return []
  const { rows } = await container
    .resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: Sold[] }>(SOLD, { productIds })
    .timeout(...LIMIT)
  return catalogue.keptBack.flatMap((offer) => findingOf(offer, rows))
}

/** A size that was never sold is no news while others of its product are. */
function findingOf(
  { productId, title, updatedAt, product, issues }: Offer,
  sold: readonly Sold[],
): Finding[] {
  const variants = new Set(sold.filter((row) => row.product_id === productId).map((row) => row.variant_id))
  if (variants.size === 0) return []
  const told =
    product === undefined ? issues : issues.filter(({ variantId }) => variants.has(variantId ?? ''))
  if (told.length === 0) return []
  return [
    { kind: 'kept_back', since: updatedAt.toISOString(), productId, title, issues: issuesForStaff(told) },
  ]
}
