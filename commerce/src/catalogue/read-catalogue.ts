import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, QueryContext } from '@medusajs/framework/utils'
import * as z from 'zod'
import type { Product } from '../contract/catalogue'
import { toRappen } from '../contract/money'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { CheckoutModuleService } from '../modules/checkout/service'
import { itemsOf, liveStock, type LiveStock, type StockNeeds } from './live-stock'
import { productWords } from './product-words'
import { readTerms, type SalesTerms } from './read-terms'

/** One size of a product as Medusa sells it. */
export type CatalogueSize = {
  variantId: string
  size: string
  priceInRappen: number
  stock: StockNeeds
  /** Pieces that could be sold when the catalogue was read, less what buyers held; true where nobody counts. */
  available: number | true
}

/** A product as Medusa sells it. */
export type CatalogueProduct = {
  id: string
  handle: string
  name: string
  description: string
  details: string[]
  translations: Product['translations']
  images: string[]
  updatedAt: Date
  sizes: CatalogueSize[]
}

/** Everything that the shop sells, and its terms. */
export type Catalogue = SalesTerms & { products: CatalogueProduct[] }

const numeric = z.coerce.number()
const variantSchema = z.object({
  id: z.string(),
  title: z.string(),
  variant_rank: z.number().nullish(),
  manage_inventory: z.boolean(),
  allow_backorder: z.boolean(),
  calculated_price: z.object({ calculated_amount: numeric }).nullish(),
  inventory_items: z.array(
    z.object({
      inventory_item_id: z.string(),
      required_quantity: numeric,
    }),
  ),
})
type Variant = z.infer<typeof variantSchema>
const productSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  images: z.array(z.object({ url: z.string(), rank: z.number().nullish() })),
  updated_at: z.coerce.date(),
  variants: z.array(variantSchema),
})

/** Reads the published products with prices and stock, the tax rate and the shipping prices out of Medusa. */
export async function readCatalogue(container: MedusaContainer): Promise<Catalogue> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const terms = await readTerms(query)
  const { data } = await query.graph({
    entity: 'product',
    fields: [
      'id',
      'handle',
      'title',
      'description',
      'metadata',
      'updated_at',
      'images.url',
      'images.rank',
      'variants.id',
      'variants.title',
      'variants.variant_rank',
      'variants.manage_inventory',
      'variants.allow_backorder',
      'variants.calculated_price.*',
      'variants.inventory_items.inventory_item_id',
      'variants.inventory_items.required_quantity',
    ],
    filters: { status: 'published' },
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
  const products = z.array(productSchema).parse(data)
  const itemIds = products.flatMap(({ variants }) =>
    variants.flatMap((variant) => itemsOf([needsOf(variant)])),
  )
  const { stock } = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const live = liveStock(await stock.freePieces(itemIds))
  return { ...terms, products: products.map((product) => productOf(product, live)) }
}

function productOf(product: z.infer<typeof productSchema>, live: LiveStock): CatalogueProduct {
  const byRank = <T extends { rank?: number | null | undefined }>(a: T, b: T) => (a.rank ?? 0) - (b.rank ?? 0)
  return {
    id: product.id,
    handle: product.handle,
    name: product.title,
    description: product.description ?? '',
    ...productWords(product.metadata ?? {}),
    images: product.images.toSorted(byRank).map(({ url }) => url),
    updatedAt: product.updated_at,
    sizes: product.variants
      .toSorted((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0))
      .flatMap((variant) => sizeOf(variant, live)),
  }
}

/** A variant without a price in the shop's currency cannot be sold and is left out. */
function sizeOf(variant: Variant, live: LiveStock): CatalogueSize[] {
  if (!variant.calculated_price) return []
  const needs = needsOf(variant)
  return [
    {
      variantId: variant.id,
      size: variant.title,
      priceInRappen: toRappen(variant.calculated_price.calculated_amount),
      ...needs,
      available: live(needs),
    },
  ]
}

function needsOf(variant: Variant): { stock: StockNeeds } {
  if (!variant.manage_inventory || variant.allow_backorder) return { stock: null }
  return {
    stock: variant.inventory_items.map((item) => ({
      inventoryItemId: item.inventory_item_id,
      perPiece: item.required_quantity,
    })),
  }
}
