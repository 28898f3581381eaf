import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import {
  claimablePieces,
  COUNTED_MINUTES,
  type Hold,
  type PiecesByItem,
  type StockReading,
} from './hold-priority'

/** Longest that a query may take, in milliseconds. */
const LIMIT: [number, { cancel: boolean }] = [3500, { cancel: true }]
/** So long a checkout holds its pieces before its page is open, in minutes: as long as a browser repeats its request. */
const OPENING_HOLDS_MIN = 5

/**
 * The stock and what checkouts hold: the pieces of every one that may still be paid, or is paid and being made an order
 * of. They are counted from the checkouts themselves, so nothing has to be given back: it ends with the status. While
 * an order is being made its pieces count twice for a moment (Medusa has reserved them), because once too few would sell
 * one twice; for the same reason this is one statement. Closed checkouts come along as long as they count against the
 * protection of their address. Medusa reserves a line at one location that the sales channel sells from, so the fullest
 * of these counts, and not the sum; where held pieces will be taken from is not known, so all are taken off it.
 */
const READING = `
  with hold as materialized (
    select v.inventory_item_id, k.id, k.session_id, k.address_hash,
      case when k.status in ('open', 'settling') then k.status
        when k.status = 'opening' and k.updated_at > now() - :openingHolds * interval '1 minute' then 'opening'
        else 'closed' end as state,
      sum((line ->> 'quantity')::int * v.required_quantity) as pieces,
      extract(epoch from now() - k.created_at) * 1000 as age_ms
    from checkout_intent k cross join lateral jsonb_array_elements(k.lines) line
    join product_variant_inventory_item v on v.variant_id = line ->> 'variantId' and v.deleted_at is null
    where k.deleted_at is null and v.inventory_item_id = any(:itemIds)
      and (k.status in ('open', 'settling')
        or (k.status = 'opening' and k.updated_at > now() - :counted * interval '1 minute')
        or (k.status = 'failed' and k.address_hash is not null
          and k.created_at > now() - :counted * interval '1 minute'))
    group by 1, k.id
  ), held as materialized (
    select inventory_item_id, json_agg(json_build_object('checkoutId', id, 'sessionId', session_id,
      'itemId', inventory_item_id, 'pieces', pieces, 'state', state, 'address', address_hash, 'ageMs', age_ms)) as holds
    from hold group by 1
  )
  select l.inventory_item_id as item_id, max(l.stocked_quantity - l.reserved_quantity)::float as pieces,
    coalesce((array_agg(held.holds))[1], '[]') as holds
  from inventory_level l left join held using (inventory_item_id)
  where l.deleted_at is null and l.inventory_item_id = any(:itemIds)
    and l.location_id in (
      select c.stock_location_id from sales_channel_stock_location c
      join store s on s.default_sales_channel_id = c.sales_channel_id and s.deleted_at is null
      where c.deleted_at is null)
  group by 1`

/** The stock, and what buyers hold who are at the payment page. */
export class StockHolds {
  constructor(private readonly database: Knex) {}

  /** Makes checkouts of the same items wait for one another until `transaction` ends; in one order, so never in a ring. */
  async lock(itemIds: readonly string[], transaction: Knex): Promise<void> {
    await transaction
      .raw(
        `select pg_advisory_xact_lock(hashtextextended('stock:' || item, 0))
         from (select distinct unnest(cast(:itemIds as text[])) as item order by 1) as items`,
        { itemIds },
      )
      .timeout(...LIMIT)
  }

  /** What is in stock of these items and who holds how much of it; in `transaction` if there is one. */
  async read(itemIds: readonly string[], transaction: Knex = this.database): Promise<StockReading> {
    if (itemIds.length === 0) return { stock: new Map(), holds: [] }
    const { rows }: { rows: { item_id: string; pieces: number; holds: Hold[] }[] } = await transaction
      .raw(READING, { itemIds, openingHolds: OPENING_HOLDS_MIN, counted: COUNTED_MINUTES })
      .timeout(...LIMIT)
    return {
      stock: new Map(rows.map(({ item_id: itemId, pieces }) => [itemId, pieces])),
      holds: rows.flatMap(({ holds }) => holds),
    }
  }

  /** How many pieces of these items a newcomer can have at this moment; one that no location stocks is missing. */
  async freePieces(itemIds: readonly string[]): Promise<PiecesByItem> {
    return claimablePieces(await this.read(itemIds))
  }
}
