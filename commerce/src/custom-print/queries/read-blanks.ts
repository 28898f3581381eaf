import type { MedusaContainer } from '@medusajs/framework/types'
import { getBlankHandle, type ShirtColour, type ShirtSize } from '../../contract/custom-print/blanks'
import { readRows } from '../../lib/database'

/** The blank shirt in one size. */
export type Blank = {
  size: ShirtSize
  productId: string
  variantId: string
  /** The inventory item; null if it can be sold without stock. */
  itemId: string | null
}

const BLANKS = `
  select variant.title as size, product.id as "productId", variant.id as "variantId",
    case when variant.manage_inventory and not variant.allow_backorder then link.inventory_item_id end as "itemId"
  from product
  join product_variant variant on variant.product_id = product.id and variant.deleted_at is null
  left join product_variant_inventory_item link on link.variant_id = variant.id and link.deleted_at is null
  where product.handle = ? and product.deleted_at is null`

/** Returns the blank shirts of a colour by size; none if the studio has deleted them. */
export function readBlanks(shirt: ShirtColour, container: MedusaContainer): Promise<Blank[]> {
  return readRows<Blank>(container, BLANKS, [getBlankHandle(shirt)])
}
