import type { MedusaContainer } from '@medusajs/framework/types'
import { PRINT_KEYS } from '../contract/catalogue/product-print'
import { readRows } from '../lib/database'
import type { Order } from '../orders/order'
import { type PrintDetails, parsePrintDetails } from '../studio/rules/print-facts'

/** Its second picture is the back, as in the shop. */
const PRODUCTS = `
  select product.id, product.metadata ->> '${PRINT_KEYS.side}' as side,
    product.metadata ->> '${PRINT_KEYS.method}' as method, product.metadata ->> '${PRINT_KEYS.inks}' as inks,
    (select image.url from image where image.product_id = product.id and image.deleted_at is null
      order by image.rank, image.id offset 1 limit 1) as back
  from product where product.id = any(?)`

type Row = Record<'side' | 'method' | 'inks' | 'back', string | null> & { id: string }

/** How what was ordered is printed, by product, as the products say today; nothing for one that is gone. */
export async function readPrintDetails(
  orders: readonly Pick<Order, 'lines'>[],
  container: MedusaContainer,
): Promise<ReadonlyMap<string, PrintDetails>> {
  const ids = [...new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))]
  if (ids.length === 0) return new Map()
  const rows = await readRows<Row>(container, PRODUCTS, [ids])
  return new Map(rows.map(({ id, ...row }) => [id, parsePrintDetails(row)]))
}
