import type { MedusaContainer } from '@medusajs/framework/types'
import { QueryContext } from '@medusajs/framework/utils'
import type { PiecesByItem } from '../inventory/reservation-rules'
import { createStockLookup, type StockLookup, type StockNeeds } from '../inventory/available-stock'
import {
  listVariantItemIds,
  MEDUSA_PRODUCT_FIELDS,
  type MedusaProduct,
  type MedusaVariant,
  toOfferProduct,
  parseMedusaProduct,
  getPriceInRappen,
} from './medusa-product'
import { parseProductTexts } from './parse-product-texts'
import type { CatalogueProduct, CatalogueSize } from './catalogue-index'
import type { SalesTerms } from './sales-terms'
import {
  type LocatedIssue,
  isShowableImage,
  filterOfferedVariants,
  findOfferIssues,
} from './find-offer-issues'

export type Offer = {
  productId: string
  title: string
  updatedAt: Date
  product: CatalogueProduct | undefined
  issues: LocatedIssue[]
}

type Filters = { id?: string | string[]; status?: 'published' }

/** Returns the products that match the filters, with their sizes, stock and issues. */
export async function readOffers(
  filters: Filters,
  terms: SalesTerms,
  container: MedusaContainer,
): Promise<Offer[]> {
  const { data } = await container.resolve('query').graph({
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
  const rows = data.map((row) => ({ id: row.id, title: row.title, product: parseMedusaProduct(row) }))
  const itemIds = rows.flatMap(({ product }) => product?.variants.flatMap(listVariantItemIds) ?? [])
  const free = await container.resolve('stockQueries').readReservablePieces([...new Set(itemIds)])
  return rows.map(({ id, title, product }) =>
    product === undefined ? toUnreadableOffer(id, title) : toOffer(product, terms, free),
  )
}

function toOffer(product: MedusaProduct, terms: SalesTerms, free: PiecesByItem): Offer {
  // The query counts stock only at the locations of the sales channel.
  const issues = findOfferIssues(toOfferProduct(product), terms, (itemId) => free.has(itemId))
  const live = createStockLookup(free)
  const sizes = filterOfferedVariants(product.variants, issues).flatMap((variant) =>
    toCatalogueSizes(variant, live),
  )
  return {
    productId: product.id,
    title: product.title,
    updatedAt: product.updated_at,
    product: sizes.length === 0 ? undefined : toCatalogueProduct(product, sizes),
    issues,
  }
}

function toUnreadableOffer(productId: string, title: string): Offer {
  const issues = [{ code: 'unreadable' as const }]
  return { productId, title, updatedAt: new Date(0), product: undefined, issues }
}

function toCatalogueProduct(product: MedusaProduct, sizes: CatalogueSize[]): CatalogueProduct {
  return {
    id: product.id,
    handle: product.handle,
    name: product.title,
    description: product.description ?? '',
    ...parseProductTexts(product.metadata ?? {}),
    images: product.images.map(({ url }) => url).filter(isShowableImage),
    updatedAt: product.updated_at,
    sizes,
  }
}

function toCatalogueSizes(variant: MedusaVariant, live: StockLookup): CatalogueSize[] {
  const priceInRappen = getPriceInRappen(variant)
  if (priceInRappen === null) return []
  const stock = toStockNeeds(variant)
  return [{ variantId: variant.id, size: variant.title, priceInRappen, stock, available: live({ stock }) }]
}

function toStockNeeds(variant: MedusaVariant): StockNeeds {
  if (!variant.manage_inventory || variant.allow_backorder) return null
  return variant.inventory_items.map((item) => ({
    inventoryItemId: item.inventory_item_id,
    perPiece: item.required_quantity,
  }))
}
