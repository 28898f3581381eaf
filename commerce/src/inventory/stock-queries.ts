import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import {
  computeReservablePieces,
  IP_QUOTA_MINUTES,
  type Reservation,
  type PiecesByItem,
  type StockWithReservations,
} from './reservation-rules'
import { lockInTransaction, QUERY_LIMIT } from '../lib/database'
import { buildIsPayableSql } from './payable-checkout'

/**
 * While an order is placed, its pieces count twice for a moment: if they did not count at all, one could be sold twice.
 * The location with most pieces counts, as Medusa reserves at one.
 */
const STOCK_AND_RESERVATIONS_SQL = `
  with reservation as materialized (
    select needs.inventory_item_id, checkout.id, checkout.session_id, checkout.address_hash,
      case when checkout.status = 'settling' or ${buildIsPayableSql('checkout')} then checkout.status else 'closed' end as state,
      sum((line ->> 'quantity')::int * needs.required_quantity) as pieces,
      extract(epoch from now() - checkout.created_at) * 1000 as age_ms
    from checkout_intent checkout cross join lateral jsonb_array_elements(checkout.lines) line
    join product_variant_inventory_item needs on needs.variant_id = line ->> 'variantId' and needs.deleted_at is null
    where checkout.deleted_at is null and needs.inventory_item_id = any(:itemIds)
      and (checkout.status = 'settling' or ${buildIsPayableSql('checkout')}
        or (checkout.status in ('opening', 'failed') and checkout.address_hash is not null
          and checkout.created_at > now() - interval '${IP_QUOTA_MINUTES} minutes'))
    group by 1, checkout.id
  ), by_item as materialized (
    select inventory_item_id, json_agg(json_build_object('checkoutId', id, 'sessionId', session_id,
      'itemId', inventory_item_id, 'pieces', pieces, 'state', state, 'ipHash', address_hash, 'ageMs', age_ms)) as reservations
    from reservation group by 1
  )
  select level.inventory_item_id as item_id, max(level.stocked_quantity - level.reserved_quantity)::float as pieces,
    coalesce((array_agg(by_item.reservations))[1], '[]') as reservations
  from inventory_level level left join by_item using (inventory_item_id)
  where level.deleted_at is null and level.inventory_item_id = any(:itemIds)
    and level.location_id in (
      select channel_location.stock_location_id from sales_channel_stock_location channel_location
      join store on store.default_sales_channel_id = channel_location.sales_channel_id and store.deleted_at is null
      where channel_location.deleted_at is null)
  group by 1`

export class StockQueries {
  constructor(private readonly database: Knex) {}

  /** Locks the items, so that checkouts of the same items run one after the other. */
  async lockItems(itemIds: readonly string[], transaction: Knex): Promise<void> {
    const keys = itemIds.map((id) => `stock:${id}`)
    await lockInTransaction(keys, transaction).timeout(...QUERY_LIMIT)
  }

  async readStock(
    itemIds: readonly string[],
    transaction: Knex = this.database,
  ): Promise<StockWithReservations> {
    if (itemIds.length === 0) return { stock: new Map(), reservations: [] }
    const { rows }: { rows: { item_id: string; pieces: number; reservations: Reservation[] }[] } =
      await transaction.raw(STOCK_AND_RESERVATIONS_SQL, { itemIds }).timeout(...QUERY_LIMIT)
    return {
      stock: new Map(rows.map(({ item_id: itemId, pieces }) => [itemId, pieces])),
      reservations: rows.flatMap(({ reservations }) => reservations),
    }
  }

  async readReservablePieces(itemIds: readonly string[]): Promise<PiecesByItem> {
    return computeReservablePieces(await this.readStock(itemIds))
  }
}
