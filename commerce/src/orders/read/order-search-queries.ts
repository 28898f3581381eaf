import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderSearch } from '../../contract/board/order-search'
import { readRows } from '../../lib/database'
import { STUDIO_TIME_ZONE } from '../../contract/studio/studio-day'
import { STAGED_ORDERS_SQL } from '../order-rules-sql'
import { JOIN_ADDRESSES_SQL, PAID_AT_SQL } from '../order-sql'
import {
  buildTrackingPattern,
  buildWordPatterns,
  parseSearchedNumber,
} from '../../contract/text/spelling-patterns'

/**
 * `is true` keeps this a hash lookup. As a join beside a text search,
 * PostgreSQL loops over all orders for each order.
 */
const IS_IN_STAGE_SQL = '(checkout.id in (select staged.id from staged where staged.stage = ?)) is true'

/** Brings a text into the form of the patterns. In "C" no two letters are equal, so that all databases find the same. */
export const buildSearchedTextSql = (text: string) => `normalize(${text}, nfkd) collate "C"`

const NAMES_SQL =
  buildSearchedTextSql(`concat_ws(' ', medusa.email, shipped_to.first_name, shipped_to.last_name,
  billed_to.first_name, billed_to.last_name)`)

const IS_TRACKED_SQL = `checkout.order_id in (
  select link.order_id from order_fulfillment link
  join fulfillment_label label on label.fulfillment_id = link.fulfillment_id
  where link.deleted_at is null and label.deleted_at is null and label.tracking_number collate "C" ~ ?)`

type Condition = { sql: string; values: (string | number)[] }

/** Returns one page of a search as ids of checkouts, the newest order first, and how many orders match in all. */
export async function findOrders(
  { limit, offset, ...search }: OrderSearch & { limit: number; offset: number },
  container: MedusaContainer,
): Promise<{ ids: string[]; count: number }> {
  const { found, values } = buildStatement(search)
  const [page] = await readRows<{ ids: string[]; count: number }>(
    container,
    `with ${found} select (select count(*)::int from found) as count,
       array(select id from found order by order_number desc limit ? offset ?) as ids`,
    [...values, limit, offset],
  )
  return page ?? { ids: [], count: 0 }
}

function buildStatement(search: OrderSearch) {
  const conditions = buildConditions(search)
  const found = `${search.stage === undefined ? '' : `${STAGED_ORDERS_SQL},`} found as (
    select checkout.id, checkout.order_number from checkout_intent checkout
    join "order" medusa on medusa.id = checkout.order_id
    ${search.q === undefined ? '' : JOIN_ADDRESSES_SQL}
    where ${['checkout.order_number is not null and checkout.deleted_at is null', ...conditions.map(({ sql }) => sql)].join(' and ')})`
  return { found, values: conditions.flatMap(({ values }) => values) }
}

function buildConditions({ q, stage, delivery, from, to }: OrderSearch): Condition[] {
  return [
    ...(q === undefined ? [] : [buildTextCondition(q)]),
    ...(stage === undefined ? [] : [{ sql: IS_IN_STAGE_SQL, values: [stage] }]),
    ...(delivery === undefined ? [] : [{ sql: 'checkout.delivery_option = ?', values: [delivery] }]),
    // Days in the studio's time zone, whatever the server's is.
    ...(from === undefined
      ? []
      : [
          {
            sql: `${PAID_AT_SQL} >= ?::date::timestamp at time zone '${STUDIO_TIME_ZONE}'`,
            values: [from],
          },
        ]),
    ...(to === undefined
      ? []
      : [
          {
            sql: `${PAID_AT_SQL} < (?::date + 1)::timestamp at time zone '${STUDIO_TIME_ZONE}'`,
            values: [to],
          },
        ]),
  ]
}

/**
 * A number of up to seven digits is an order's, a longer one a parcel's. Of a text with letters all words are searched
 * in the names and the e-mail address, in any order; one with digits may be a tracking number.
 */
function buildTextCondition(q: string): Condition {
  const number = parseSearchedNumber(q)
  if (number !== undefined) return { sql: 'checkout.order_number = ?', values: [number] }
  const words = buildWordPatterns(q)
  const tracking = buildTrackingPattern(q)
  const found: Condition[] = [
    ...(words.length === 0
      ? []
      : [{ sql: words.map(() => `${NAMES_SQL} ~ ?`).join(' and '), values: words }]),
    ...(tracking === undefined ? [] : [{ sql: IS_TRACKED_SQL, values: [tracking] }]),
  ]
  return {
    sql: found.length === 0 ? 'false' : `(${found.map(({ sql }) => sql).join(' or ')})`,
    values: found.flatMap(({ values }) => values),
  }
}
