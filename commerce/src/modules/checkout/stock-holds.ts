import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** Pieces of each inventory item that nobody has ordered, reserved or is just paying for. */
export type FreePieces = ReadonlyMap<string, number>

/** Longest that a query may take, in milliseconds. */
const LIMIT: [number, { cancel: boolean }] = [3500, { cancel: true }]
/** So long a checkout holds its pieces before its page is open, in minutes: as long as a browser repeats its request. */
const OPENING_HOLDS_MIN = 5

/**
 * What checkouts hold: the pieces of every one that may still be paid, or is paid and being made an order of. They are
 * counted from the checkouts themselves, so nothing has to be given back: it ends with the status. While an order is
 * being made its pieces count twice for a moment (Medusa has reserved them), because once too few would sell one twice.
 */
const FREE = `
  with held as (
    select v.inventory_item_id, sum((line ->> 'quantity')::int * v.required_quantity) as pieces
    from checkout_intent k cross join lateral jsonb_array_elements(k.lines) line
    join product_variant_inventory_item v on v.variant_id = line ->> 'variantId' and v.deleted_at is null
    where k.deleted_at is null and v.inventory_item_id = any(:itemIds)
      and (k.status in ('open', 'settling')
        or (k.status = 'opening' and k.updated_at > now() - :openingHolds * interval '1 minute'))
    group by 1
  )
  select l.inventory_item_id as item_id,
    (sum(l.stocked_quantity - l.reserved_quantity) - coalesce(max(held.pieces), 0))::float as pieces
  from inventory_level l left join held using (inventory_item_id)
  where l.deleted_at is null and l.inventory_item_id = any(:itemIds)
  group by 1`

/** The stock less what buyers hold who are at the payment page. */
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

  /** How many pieces of these items can be sold at this moment; in `transaction` if there is one. */
  async freePieces(itemIds: readonly string[], transaction: Knex = this.database): Promise<FreePieces> {
    if (itemIds.length === 0) return new Map()
    const { rows }: { rows: { item_id: string; pieces: number }[] } = await transaction
      .raw(FREE, { itemIds, openingHolds: OPENING_HOLDS_MIN })
      .timeout(...LIMIT)
    return new Map(rows.map(({ item_id: itemId, pieces }) => [itemId, pieces]))
  }
}
