import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { CatalogueChanges } from './catalogue-changes'
import { QUERY_LIMIT } from '../lib/database'
import { readOffers } from './read-offers'
import { readSalesTerms, type SalesTerms } from './sales-terms'

export type AffectedIds = { productIds: string[]; variantIds: string[] }

/** Deleted rows are included, as the product that they belonged to has changed. */
const AFFECTED_PRODUCTS_SQL = `
  select product_id from product_variant where id = any(:variants)
  union select v.product_id from product_variant v
    join product_variant_price_set link on link.variant_id = v.id
    where link.price_set_id = any(:priceSets)
      or link.price_set_id in (select price_set_id from price where id = any(:prices))
  union select v.product_id from product_variant v
    join product_variant_inventory_item link on link.variant_id = v.id
    where link.inventory_item_id = any(:items)`

const SHIPPING_PRICES_SQL = `
  select 1 from shipping_option_price_set
  where deleted_at is null and (price_set_id = any(:priceSets)
    or price_set_id in (select price_set_id from price where id = any(:prices)))
  limit 1`

const CHECKOUT_VARIANTS_SQL = `
  select distinct line ->> 'variantId' as variant_id
  from checkout_intent cross join lateral jsonb_array_elements(lines) line where id = any(:checkouts)`

async function findAffectedIds(
  changes: CatalogueChanges,
  database: Knex,
): Promise<AffectedIds | 'everything'> {
  const [variants, priceSets, prices, items, checkouts] = (
    ['variant', 'price_set', 'price', 'item', 'checkout'] as const
  ).map((kind) => changes.listIds(kind))
  const readRows = async <Row>(sql: string, ids: Record<string, string[] | undefined>): Promise<Row[]> => {
    if (Object.values(ids).every((list = []) => list.length === 0)) return []
    const found: { rows: Row[] } = await database.raw(sql, ids).timeout(...QUERY_LIMIT)
    return found.rows
  }
  const [shipping, products, checkoutVariants] = await Promise.all([
    readRows(SHIPPING_PRICES_SQL, { priceSets, prices }),
    readRows<{ product_id: string }>(AFFECTED_PRODUCTS_SQL, { variants, priceSets, prices, items }),
    readRows<{ variant_id: string }>(CHECKOUT_VARIANTS_SQL, { checkouts }),
  ])
  if (shipping.length > 0) return 'everything'
  return {
    productIds: [...new Set([...changes.listIds('product'), ...products.map((row) => row.product_id)])],
    variantIds: checkoutVariants.map((row) => row.variant_id),
  }
}

export type CatalogueQueries = ReturnType<typeof createCatalogueQueries>

export function createCatalogueQueries(container: MedusaContainer) {
  const query = container.resolve('query')
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return {
    readTerms: () => readSalesTerms(query),
    async listProductIds() {
      const rows: { id: string }[] = await database('product')
        .where({ status: 'published', deleted_at: null })
        .orderBy(['title', 'id'])
        .select('id')
        .timeout(...QUERY_LIMIT)
      return rows.map(({ id }) => id)
    },
    async listProducts(ids: readonly string[], terms: SalesTerms) {
      const offers = await readOffers({ id: [...ids], status: 'published' }, terms, container)
      return offers.flatMap(({ product }) => product ?? [])
    },
    readReservablePieces: (itemIds: readonly string[]) =>
      container.resolve('stockQueries').readReservablePieces(itemIds),
    findAffectedIds: (changes: CatalogueChanges) => findAffectedIds(changes, database),
  }
}
