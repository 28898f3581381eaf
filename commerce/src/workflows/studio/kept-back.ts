import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { catalogueSnapshot } from '../../catalogue/catalogue-snapshot'
import { type Offer, readOffers } from '../../catalogue/read-offers'
import type { Finding } from '../../contract/studio'
import { CHECKOUT_MODULE } from '../../modules/checkout'
import type { CheckoutModuleService } from '../../modules/checkout/service'
import { issuesForStaff } from './product-offer'

/** Longest that a query may take, in milliseconds. */
const LIMIT: [number, { cancel: boolean }] = [3500, { cancel: true }]

/** What was not sold for so long is no news. */
const SOLD_WITHIN = "interval '1 year'"

const SOLD = `
  select distinct v.product_id, v.id as variant_id
  from checkout_intent k cross join lateral jsonb_array_elements(k.lines) line
  join product_variant v on v.id = line ->> 'variantId' and v.deleted_at is null
  join product p on p.id = v.product_id and p.deleted_at is null and p.status = 'published'
  where k.status = 'paid' and k.created_at > now() - ${SOLD_WITHIN}`

type Sold = { product_id: string; variant_id: string }

/** Published products, or sizes of them, that were sold in the last year and that the shop offers no more. */
export async function keptBackFindings(container: MedusaContainer): Promise<Finding[]> {
  const { rows } = await container
    .resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: Sold[] }>(SOLD)
    .timeout(...LIMIT)
  const { catalogue } = await catalogueSnapshot(container).current()
  const offered = new Set(catalogue.products.flatMap(({ sizes }) => sizes.map(({ variantId }) => variantId)))
  const missing = rows.filter(({ variant_id: id }) => !offered.has(id))
  if (missing.length === 0) return []
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { stock } = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const ids = [...new Set(missing.map(({ product_id: id }) => id))]
  const offers = await readOffers({ id: ids, status: 'published' }, catalogue, { query, stock })
  return offers.flatMap((offer) => findingOf(offer, missing))
}

/** A size that was never sold is no news while others of its product are. */
function findingOf(
  { productId, title, updatedAt, product, issues }: Offer,
  sold: readonly Sold[],
): Finding[] {
  const variants = new Set(sold.filter((row) => row.product_id === productId).map((row) => row.variant_id))
  const told =
    product === undefined ? issues : issues.filter(({ variantId }) => variants.has(variantId ?? ''))
  if (told.length === 0) return []
  return [
    { kind: 'kept_back', since: updatedAt.toISOString(), productId, title, issues: issuesForStaff(told) },
  ]
}
