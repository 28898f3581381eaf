import type { MedusaContainer } from '@medusajs/framework/types'
import { type Offer, readOffers } from '../../catalogue/offers'
import type { AttentionItem } from '../../contract/board/attention'
import { toStaffIssues } from '../../catalogue/product-offer'
import { readRows } from '../../lib/database'

const SOLD_WITHIN = "interval '1 year'"

const SOLD_VARIANTS_SQL = `
  select distinct v.product_id, v.id as variant_id
  from checkout_intent k cross join lateral jsonb_array_elements(k.lines) line
  join product_variant v on v.id = line ->> 'variantId' and v.deleted_at is null
  join product p on p.id = v.product_id and p.deleted_at is null and p.status = 'published'
  where k.status = 'paid' and k.created_at > now() - ${SOLD_WITHIN}`

type SoldVariant = { product_id: string; variant_id: string }

/** Published products and sizes that sold within a year and are not offered. */
export async function listWithheldProducts(container: MedusaContainer): Promise<AttentionItem[]> {
  const rows = await readRows<SoldVariant>(container, SOLD_VARIANTS_SQL)
  const { catalogue } = await container.resolve('catalogueCache').current()
  const offered = new Set(catalogue.products.flatMap(({ sizes }) => sizes.map(({ variantId }) => variantId)))
  const missing = rows.filter(({ variant_id: id }) => !offered.has(id))
  if (missing.length === 0) return []
  const query = container.resolve('query')
  const stock = container.resolve('reservationStore')
  const ids = [...new Set(missing.map(({ product_id: id }) => id))]
  const offers = await readOffers({ id: ids, status: 'published' }, catalogue, { query, stock })
  return offers.flatMap((offer) => toWithheldItems(offer, missing))
}

/** A size that never sold is left out while others of its product are offered. */
function toWithheldItems(
  { productId, title, updatedAt, product, issues }: Offer,
  sold: readonly SoldVariant[],
): AttentionItem[] {
  const variants = new Set(sold.filter((row) => row.product_id === productId).map((row) => row.variant_id))
  const news =
    product === undefined ? issues : issues.filter(({ variantId }) => variants.has(variantId ?? ''))
  if (news.length === 0) return []
  return [
    { kind: 'kept_back', since: updatedAt.toISOString(), productId, title, issues: toStaffIssues(news) },
  ]
}
