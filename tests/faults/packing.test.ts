import { beforeAll, describe, expect } from 'vitest'
import { send } from '../../commerce/integration-tests/harness/customer'
import { query } from '../../commerce/integration-tests/harness/database'
import { paidOrder } from '../../commerce/integration-tests/harness/paid-order'
import { staffHeaders } from '../../commerce/integration-tests/harness/staff'
import { type StaffOrder, studioSheetSchema } from '../../commerce/src/contract/studio'
import { failPoint, type Write } from './fail-point'
import { fault, IS_FULL } from './fault'
import { faultFixture } from './fault-fixture'

const fixture = faultFixture('packing')
let staff: Record<string, string>
beforeAll(async () => {
  staff = await staffHeaders(fixture.shop)
})

const RESERVED = `select 1 from reservation_item reservation join order_item item on item.item_id = reservation.line_item_id
  where item.order_id = $1 and reservation.deleted_at is null`
const UNCOUNTED = `select 1 from order_item item join "order" on "order".id = item.order_id
    and "order".version = item.version where item.order_id = $1 and item.fulfilled_quantity = 0`
/** Of the size that these orders are of. */
const ON_THE_SHELF = `select stocked_quantity::int as pieces from inventory_level
  where inventory_item_id in (select inventory_item_id from product_variant_inventory_item item
    join product_variant variant on variant.id = item.variant_id
    join product on product.id = variant.product_id where product.handle = 'crying-skull' and variant.title = 'M')`

const press = (orderId: string, step: string) =>
  send(`${fixture.shop.origin}/admin/orders/${orderId}/studio`, { step }, staff)
const rows = (sql: string, ...values: string[]) =>
  query<Record<string, number>>(fixture.shop.databaseUrl, sql, values)

async function take(orderId: string, step: string): Promise<StaffOrder> {
  const { status, body } = await press(orderId, step)
  expect([status, body]).toEqual([200, expect.anything()])
  return studioSheetSchema.parse(body).order
}

/** Packs an order and kills the server at such a write, once nothing is left of what this reads. */
async function dieWhilePacking(orderId: string, write: Write, left?: string): Promise<void> {
  const { shop } = fixture
  const point = await failPoint(shop, write)
  const lost = expect(press(orderId, 'packed')).rejects.toThrow(/fetch failed/)
  await point.reached()
  if (left !== undefined) await expect.poll(() => rows(left, orderId), { interval: 20 }).toEqual([])
  await shop.server().kill('SIGKILL')
  await lost
  await point.lift()
  await shop.restart()
}

type Cut = [what: string, write: Write, left?: string]
const CUTS: Cut[] = [
  ['its pieces are taken from the stock', { table: 'inventory_level', on: 'update' }],
  ['it is counted', { table: 'order_item', on: 'insert' }, RESERVED],
  ['it belongs to its order', { table: 'order_fulfillment', on: 'insert' }, UNCOUNTED],
]

describe('a server that is killed while it packs an order', () => {
  for (const [what, write, left] of CUTS.filter((cut) => IS_FULL || cut[2] !== undefined))
    fault(45, `packs it once: before ${what} [S6]`, async () => {
      const { shop, skull } = fixture
      const { orderId } = await paidOrder(shop, skull, 2)
      await take(orderId, 'printed')
      const [before] = await rows(ON_THE_SHELF)
      await dieWhilePacking(orderId, write, left)
      await take(orderId, 'packed')
      expect((await take(orderId, 'shipped')).stage).toBe('done')
      expect(await rows(ON_THE_SHELF)).toEqual([{ pieces: (before?.['pieces'] ?? 0) - 2 }])
      expect(await rows(RESERVED, orderId)).toEqual([])
      expect(await rows(UNCOUNTED, orderId)).toEqual([])
      const parcels = `select shipped_at is not null as is_shipped from fulfillment join order_fulfillment link
        on link.fulfillment_id = fulfillment.id where link.order_id = $1 and canceled_at is null`
      expect(await rows(parcels, orderId)).toEqual([{ is_shipped: true }])
    })
})
