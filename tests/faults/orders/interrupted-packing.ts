import { expect } from 'vitest'
import { send } from '../../../commerce/tests/support/shop-client'
import { query } from '../../../commerce/tests/support/database'
import { placePaidOrder } from '../../../commerce/tests/support/place-paid-order'
import { type BoardOrder, boardOrderDetailSchema } from '../../../commerce/src/contract/board/board-order'
import type { Write } from '../support/fail-point'
import type { FaultFixture } from '../support/fault-fixture'
import { expectLost, type FatalFault } from '../support/one-kill'

const RESERVED = `select 1 from reservation_item reservation join order_item item on item.item_id = reservation.line_item_id
  where item.order_id = $1 and reservation.deleted_at is null`
const UNCOUNTED = `select 1 from order_item item join "order" on "order".id = item.order_id
    and "order".version = item.version where item.order_id = $1 and item.fulfilled_quantity = 0`
/** SQL: the stock of the size that these orders are for. */
const ON_THE_SHELF = `select stocked_quantity::int as pieces from inventory_level
  where inventory_item_id in (select inventory_item_id from product_variant_inventory_item item
    join product_variant variant on variant.id = item.variant_id
    join product on product.id = variant.product_id where product.handle = 'crying-skull' and variant.title = 'M')`
const PARCELS = `select shipped_at is not null as is_shipped from fulfillment join order_fulfillment link
  on link.fulfillment_id = fulfillment.id where link.order_id = $1 and canceled_at is null`

/** `left`: of what nothing is left by then. */
type Cut = { what: string; write: Write; left?: string }
/** The writes of packing, in this order. */
export const PACKING_CUTS = {
  stock: { what: 'its pieces are taken from the stock', write: { table: 'inventory_level', on: 'update' } },
  count: {
    what: 'it is counted',
    write: { table: 'order_item', on: 'insert', when: 'new.fulfilled_quantity > 0' },
    left: RESERVED,
  },
  link: {
    what: 'it belongs to its order',
    write: { table: 'order_fulfillment', on: 'insert' },
    left: UNCOUNTED,
  },
} as const satisfies Record<string, Cut>

/** Orders that are cut off while they are packed. */
export function createPackingKill(fixture: FaultFixture) {
  const rows = (sql: string, ...values: string[]) =>
    query<Record<string, number>>(fixture.shop.databaseUrl, sql, values)
  const press = (orderId: string, step: string) =>
    send(`${fixture.shop.origin}/admin/orders/${orderId}/studio`, { step }, fixture.staff)

  async function take(orderId: string, step: string): Promise<BoardOrder> {
    const { status, body } = await press(orderId, step)
    expect([status, body]).toEqual([200, expect.anything()])
    return boardOrderDetailSchema.parse(body).order
  }

  return ({ what, write, left }: Cut): FatalFault => ({
    group: 'a server that is killed while it packs an order',
    fault: 45,
    what: `packs it once: before ${what} [S6]`,
    write,
    async prepare() {
      const { orderId } = await placePaidOrder(fixture.shop, fixture.skull, 2)
      await take(orderId, 'printed')
      const [before] = await rows(ON_THE_SHELF)
      return {
        act: () => expectLost(press(orderId, 'packed')),
        async isReached() {
          if (left !== undefined) await expect.poll(() => rows(left, orderId), { interval: 20 }).toEqual([])
        },
        async check() {
          await take(orderId, 'packed')
          expect((await take(orderId, 'shipped')).stage).toBe('done')
          expect(await rows(ON_THE_SHELF)).toEqual([{ pieces: (before?.['pieces'] ?? 0) - 2 }])
          expect(await rows(RESERVED, orderId)).toEqual([])
          expect(await rows(UNCOUNTED, orderId)).toEqual([])
          expect(await rows(PARCELS, orderId)).toEqual([{ is_shipped: true }])
        },
      }
    },
  })
}
