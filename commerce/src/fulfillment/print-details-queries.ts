import type { MedusaContainer } from '@medusajs/framework/types'
import { PRINT_KEYS, PRINT_SIDES, type PrintSide } from '../contract/catalogue/product-print'
import { readRows } from '../lib/database'
import type { Order } from '../orders/order'

/** The second picture of a product shows its back, as in the shop. */
const PRINT_DETAILS_SQL = `
  select product.id, product.metadata ->> '${PRINT_KEYS.side}' as side,
    product.metadata ->> '${PRINT_KEYS.method}' as method, product.metadata ->> '${PRINT_KEYS.inks}' as inks,
    (select image.url from image where image.product_id = product.id and image.deleted_at is null
      order by image.rank, image.id offset 1 limit 1) as back
  from product where product.id = any(?)`

/** In characters: longer texts are cut, as they are on each job sheet. */
const MAX_LENGTH = 100

/** How a product is printed. Texts are '' if the product does not say. `back` is the URL of the picture of its back. */
export type PrintDetails = { side: PrintSide | null; method: string; inks: string; back: string }

type StoredPrintDetails = Record<keyof PrintDetails, string | null>

/** Returns how the products of orders are printed today, by product id. A deleted product has no entry. */
export async function readPrintDetails(
  orders: readonly Pick<Order, 'lines'>[],
  container: MedusaContainer,
): Promise<ReadonlyMap<string, PrintDetails>> {
  const ids = [...new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))]
  if (ids.length === 0) return new Map()
  const rows = await readRows<StoredPrintDetails & { id: string }>(container, PRINT_DETAILS_SQL, [ids])
  return new Map(rows.map(({ id, ...row }) => [id, parsePrintDetails(row)]))
}

/** Parses what staff have typed. An unknown side counts as none. */
export function parsePrintDetails(row: StoredPrintDetails): PrintDetails {
  const side = truncateDetail(row.side).toLowerCase()
  return {
    side: PRINT_SIDES.find((candidate) => candidate === side) ?? null,
    method: truncateDetail(row.method),
    inks: truncateDetail(row.inks),
    back: row.back ?? '',
  }
}

function truncateDetail(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH)
}
