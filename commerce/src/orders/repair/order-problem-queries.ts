import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderProblem } from '../../contract/board/order-problem'
import { readRows } from '../../lib/database'
import { IS_REFUNDED_SQL } from '../order-rules-sql'
import { IS_CURRENT_ITEM_SQL, IS_LIVE_PARCEL_SQL, LIVE_PARCELS_SQL } from '../order-sql'

/** What is younger may be in the middle of a change, which takes less than this, and is no problem. */
const MIN_AGE_SQL = "interval '5 minutes'"
/** Whether `change` is one of a parcel, a refund or an address, which Medusa makes and confirms in one request. */
const IS_SINGLE_STEP_SQL =
  "(change.change_type is null or change.change_type in ('credit_line', 'update_order'))"
/** An edit that staff have begun in Medusa's admin may lie for a while. */
const MIN_EDIT_AGE_SQL = "interval '1 day'"
/** Older orders do not change any more. */
const LOOK_BACK_SQL = "interval '60 days'"

/** A problem of an order, a parcel, a change or a size. `subject` is the id of that. */
export type FoundProblem = { kind: OrderProblem; subject: string; facts: ProblemFacts }
/** `orderId` and `number` are null if the problem is of no order. `detail` names the lines, the parcel or the size. */
type ProblemFacts = { orderId: string | null; number: number | null; detail: string }

const NUMBER_SQL = `coalesce((select checkout.order_number from checkout_intent checkout
  where checkout.order_id = medusa.id and checkout.deleted_at is null limit 1), medusa.display_id)`

const buildFactsSql = (detail: string) =>
  `jsonb_build_object('orderId', medusa.id, 'number', ${NUMBER_SQL}, 'detail', ${detail})`

/** The orders that may still change. */
const ORDERS_SQL = `
  select medusa.*, ${IS_REFUNDED_SQL} as is_refunded from "order" medusa
  where medusa.deleted_at is null and medusa.is_draft_order = false
    and medusa.updated_at between now() - ${LOOK_BACK_SQL} and now() - ${MIN_AGE_SQL}`

/** The lines of `medusa` as they are ordered. `copies`: in how many rows of one version. */
const ORDERED_LINES_SQL = `
  select medusa.id as order_id, item.item_id, sold.variant_id, max(item.quantity) as ordered,
    max(item.fulfilled_quantity) as fulfilled, count(*) as copies,
    max(sold.title || coalesce(' ' || sold.subtitle, '')) as title
  from medusa join order_item item on ${IS_CURRENT_ITEM_SQL}
  join order_line_item sold on sold.id = item.item_id
  group by medusa.id, item.item_id, sold.variant_id`

/** What lies in parcels of each `ordered_line`, by inventory item: for how many pieces it is enough. */
const PACKED_ITEMS_SQL = `
  select line.order_id, line.item_id, sum(piece.quantity / coalesce(needs.required_quantity, 1)) as pieces
  from ordered_line line join (${LIVE_PARCELS_SQL}) on link.order_id = line.order_id
  join fulfillment_item piece on piece.fulfillment_id = parcel.id and piece.line_item_id = line.item_id
    and piece.deleted_at is null
  left join product_variant_inventory_item needs on needs.variant_id = line.variant_id
    and needs.inventory_item_id = piece.inventory_item_id and needs.deleted_at is null
  group by line.order_id, line.item_id, piece.inventory_item_id`

/** What is reserved for each `ordered_line`, by inventory item: for how many pieces it is enough. */
const RESERVED_ITEMS_SQL = `
  select line.order_id, line.item_id, coalesce(sum(held.quantity), 0) / needs.required_quantity as pieces
  from ordered_line line join product_variant variant on variant.id = line.variant_id and variant.manage_inventory
  join product_variant_inventory_item needs on needs.variant_id = variant.id and needs.deleted_at is null
  left join reservation_item held on held.line_item_id = line.item_id
    and held.inventory_item_id = needs.inventory_item_id and held.deleted_at is null
  group by line.order_id, line.item_id, needs.inventory_item_id, needs.required_quantity`

/** How many pieces are ordered, packed and reserved, of each line. `reserved` is null where the stock is not managed. */
const LINES_SQL = `
  select ordered_line.*, coalesce(packed_line.pieces, 0) as packed, reserved_line.pieces as reserved
  from ordered_line
  left join (select order_id, item_id, max(pieces) as pieces from packed_item group by order_id, item_id)
    as packed_line using (order_id, item_id)
  left join (select order_id, item_id, min(pieces) as pieces from reserved_item group by order_id, item_id)
    as reserved_line using (order_id, item_id)`

/** The facts of an order, with the titles of its lines that have the problem. */
const LINE_FACTS_SQL = buildFactsSql("string_agg(line.title, ', ')")

/** Selects the subjects of each problem with its facts. `medusa` and `line` are those of ALL_PROBLEMS_SQL. */
const PROBLEMS_SQL: Readonly<Record<OrderProblem, string>> = {
  /** Orders with two rows of one line in the same version. */
  doubled_line: `
    select medusa.id as subject, ${LINE_FACTS_SQL} as facts
    from line join medusa on medusa.id = line.order_id
    where line.copies > 1 group by medusa.id, medusa.display_id`,

  /** Orders with a line whose parcels hold another number of pieces than it counts as packed, or more than ordered. */
  miscounted: `
    select medusa.id as subject, ${LINE_FACTS_SQL} as facts
    from line join medusa on medusa.id = line.order_id
    where line.packed <> line.fulfilled or line.packed > line.ordered group by medusa.id, medusa.display_id`,

  /** Orders with a line of which another number is reserved than is to be packed, which is none once it is cancelled. */
  misreserved: `
    select medusa.id as subject, ${LINE_FACTS_SQL} as facts
    from line join medusa on medusa.id = line.order_id
    where line.reserved is not null and line.copies = 1 and line.reserved <> (
      case when medusa.canceled_at is not null then 0 else greatest(0, line.ordered - line.packed) end)
      and not (medusa.is_refunded and medusa.canceled_at is null)
    group by medusa.id, medusa.display_id`,

  /** Changes of orders that were begun and neither made nor dropped. */
  open_change: `
    select change.id as subject, ${buildFactsSql("coalesce(change.change_type, '')")} as facts
    from order_change change join "order" medusa on medusa.id = change.order_id and not medusa.is_draft_order
    where change.deleted_at is null and change.status in ('pending', 'requested')
      and change.created_at < now() - case when ${IS_SINGLE_STEP_SQL} then ${MIN_AGE_SQL} else ${MIN_EDIT_AGE_SQL} end`,

  /** Parcels of no order and no return. The order that they were packed for is found by what they hold. */
  loose_parcel: `
    select parcel.id as subject, jsonb_build_object('orderId', medusa.id,
      'number', case when medusa.id is null then null else ${NUMBER_SQL} end, 'detail', parcel.id) as facts
    from fulfillment parcel left join "order" medusa on medusa.id = coalesce(parcel.metadata ->> 'order_id',
      (select item.order_id from fulfillment_item piece join order_item item on item.item_id = piece.line_item_id
        where piece.fulfillment_id = parcel.id limit 1))
    where ${IS_LIVE_PARCEL_SQL}
      and parcel.created_at between now() - ${LOOK_BACK_SQL} and now() - ${MIN_AGE_SQL}
      and not exists (select 1 from order_fulfillment link
        where link.fulfillment_id = parcel.id and link.deleted_at is null)
      and not exists (select 1 from return_fulfillment link
        where link.fulfillment_id = parcel.id and link.deleted_at is null)`,

  /** Sizes whose number of reserved pieces differs from the sum of their reservations. */
  level: `
    select level.inventory_item_id as subject, jsonb_build_object('orderId', null, 'number', null,
      'detail', coalesce(item.title, item.sku, item.id)) as facts
    from inventory_level level join inventory_item item on item.id = level.inventory_item_id
    where level.deleted_at is null and level.updated_at < now() - ${MIN_AGE_SQL}
      and level.reserved_quantity <> (select coalesce(sum(held.quantity), 0) from reservation_item held
        where held.inventory_item_id = level.inventory_item_id and held.location_id = level.location_id
          and held.deleted_at is null)`,
}

/** One statement, so that all are of the same moment. */
const ALL_PROBLEMS_SQL = `
  with medusa as (${ORDERS_SQL}),
  ordered_line as (${ORDERED_LINES_SQL}),
  packed_item as (${PACKED_ITEMS_SQL}),
  reserved_item as (${RESERVED_ITEMS_SQL}),
  line as (${LINES_SQL})
  ${Object.entries(PROBLEMS_SQL)
    .map(([kind, sql]) => `select '${kind}' as kind, problem.* from (${sql}) as problem`)
    .join('\nunion all\n')}`

/** Medusa confirms such a change within seconds. One that is older has died with its server. */
const DEAD_CHANGES_SQL = `
  select 'open_change' as kind, change.id as subject, ${buildFactsSql("coalesce(change.change_type, '')")} as facts
  from order_change change join "order" medusa on medusa.id = change.order_id
  where change.deleted_at is null and change.status = 'pending' and ${IS_SINGLE_STEP_SQL}
    and change.created_at < now() - interval '30 seconds'`

/** Returns what does not add up in the orders of the last weeks, their parcels and their reservations. */
export function listOrderProblems(container: MedusaContainer): Promise<FoundProblem[]> {
  return readRows(container, ALL_PROBLEMS_SQL)
}

/** Returns the changes of orders whose server died before it confirmed them. They keep out all others. */
export function listDeadChanges(container: MedusaContainer): Promise<FoundProblem[]> {
  return readRows(container, DEAD_CHANGES_SQL)
}

/** Returns the dead changes of one order. */
export function listDeadChangesByOrder(orderId: string, container: MedusaContainer): Promise<FoundProblem[]> {
  return readRows(container, `${DEAD_CHANGES_SQL} and change.order_id = ?`, [orderId])
}
