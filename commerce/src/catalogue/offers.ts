import { QueryContext } from '@medusajs/framework/utils'
import type { PiecesByItem } from '../inventory/reservation-rules'
import type { StockHolds } from '../inventory/reservation-store'
import { liveStock, type LiveStock, type StockNeeds } from '../inventory/available-stock'
import {
  inventoryItemsOf,
  MEDUSA_PRODUCT_FIELDS,
  type MedusaProduct,
  type MedusaVariant,
  offerProductOf,
  parseProduct,
  priceOf,
} from './medusa-product'
import { productTexts } from './rules/product-texts'
import type { CatalogueProduct, CatalogueSize, SalesTerms } from './catalogue'
import type { Query } from './queries/read-terms'
import { type FoundIssue, isShowable, offeredVariants, offerIssues } from './sellability'

export type Offer = {
  productId: string
  title: string
  updatedAt: Date
  product: CatalogueProduct | undefined
  issues: FoundIssue[]
}

type Filters = { id?: string | string[]; status?: 'published' }

export async function readOffers(
  filters: Filters,
  terms: SalesTerms,
  { query, stock }: { query: Query; stock: StockHolds },
): Promise<Offer[]> {
  const { data } = await query.graph({
    entity: 'product',
    fields: MEDUSA_PRODUCT_FIELDS,
    filters,
    pagination: { order: { title: 'ASC' } },
    context: {
      variants: {
        calculated_price: QueryContext({
          region_id: terms.regionId,
          currency_code: terms.pricing.currency.toLowerCase(),
        }),
      },
    },
  })
  const rows = data.map((row) => ({ id: row.id, title: row.title, product: parseProduct(row) }))
  const itemIds = rows.flatMap(({ product }) => product?.variants.flatMap(inventoryItemsOf) ?? [])
  const free = await stock.claimablePieces([...new Set(itemIds)])
  return rows.map(({ id, title, product }) =>
    product === undefined ? unreadable(id, title) : offerOf(product, terms, free),
  )
}

function offerOf(product: MedusaProduct, terms: SalesTerms, free: PiecesByItem): Offer {
  // The query counts at the sales channel's locations only.
  const issues = offerIssues(offerProductOf(product), terms, (itemId) => free.has(itemId))
  const live = liveStock(free)
  const sizes = offeredVariants(product.variants, issues).flatMap((variant) => sizeOf(variant, live))
  return {
    productId: product.id,
    title: product.title,
    updatedAt: product.updated_at,
    product: sizes.length === 0 ? undefined : catalogueProductOf(product, sizes),
    issues,
  }
}

function unreadable(productId: string, title: string): Offer {
  const issues = [{ code: 'unreadable' as const }]
  return { productId, title, updatedAt: new Date(0), product: undefined, issues }
}

function catalogueProductOf(product: MedusaProduct, sizes: CatalogueSize[]): CatalogueProduct {
  return {
    id: product.id,
    handle: product.handle,
    name: product.title,
    description: product.description ?? '',
    ...productTexts(product.metadata ?? {}),
    images: product.images.map(({ url }) => url).filter(isShowable),
    updatedAt: product.updated_at,
    sizes,
  }
}

function sizeOf(variant: MedusaVariant, live: LiveStock): CatalogueSize[] {
  const priceInRappen = priceOf(variant)
  if (priceInRappen === null) return []
  const stock = needsOf(variant)
  return [{ variantId: variant.id, size: variant.title, priceInRappen, stock, available: live({ stock }) }]
}

function needsOf(variant: MedusaVariant): StockNeeds {
  if (!variant.manage_inventory || variant.allow_backorder) return null
  return variant.inventory_items.map((item) => ({
    inventoryItemId: item.inventory_item_id,
    perPiece: item.required_quantity,
  }))
}
