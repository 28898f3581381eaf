import { createInventoryLevelsWorkflow, createProductsWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, ProductStatus } from '@medusajs/framework/utils'
import { toFrancs } from '../../contract/money/money'
import { SHIRT_PRICE_IN_RAPPEN, SHIRTS, type SeededShirt } from './shirts'
import { CURRENCY, type SeededShop } from './shop'

type ShopWithProfile = SeededShop & { profileId: string }

const SIZE = 'Size'

/** Creates the missing shirts. Returns how many were created. */
export async function seedProducts(container: MedusaContainer, shop: ShopWithProfile): Promise<number> {
  const existing = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ handle: SHIRTS.map(({ handle }) => handle) }, { select: ['handle'] })
  const handles = new Set(existing.map(({ handle }) => handle))
  const missing = SHIRTS.filter(({ handle }) => !handles.has(handle))
  if (missing.length === 0) return 0
  await createProductsWorkflow(container).run({
    input: { products: missing.map((shirt) => toSeedProduct(shirt, shop)) },
  })
  await stockUp(container, missing, shop.stockLocationId)
  return missing.length
}

function toSeedProduct(shirt: SeededShirt, shop: ShopWithProfile) {
  const buildPicture = (side: 'front' | 'back') => `/media/products/${shirt.handle}-${side}.webp`
  return {
    title: shirt.title,
    handle: shirt.handle,
    description: shirt.texts.en.description,
    status: shirt.status === 'draft' ? ProductStatus.DRAFT : ProductStatus.PUBLISHED,
    metadata: toSeedMetadata(shirt),
    thumbnail: buildPicture('front'),
    images: [{ url: buildPicture('front') }, { url: buildPicture('back') }],
    shipping_profile_id: shop.profileId,
    sales_channels: [{ id: shop.salesChannelId }],
    options: [{ title: SIZE, values: Object.keys(shirt.stock) }],
    variants: Object.keys(shirt.stock).map((size, rank) => ({
      title: size,
      sku: formatSku(shirt, size),
      variant_rank: rank,
      manage_inventory: true,
      options: { [SIZE]: size },
      prices: [{ currency_code: CURRENCY, amount: toFrancs(SHIRT_PRICE_IN_RAPPEN) }],
    })),
  }
}

/** Metadata are texts, so that the studio can edit them in Medusa. */
function toSeedMetadata({ texts }: SeededShirt): Record<string, string> {
  const { en, ...others } = texts
  const translated = Object.entries(others).flatMap(([language, { description, details }]) => [
    [`description.${language}`, description],
    [`details.${language}`, details.join('\n')],
  ])
  return { details: en.details.join('\n'), ...Object.fromEntries(translated) }
}

async function stockUp(container: MedusaContainer, shirts: SeededShirt[], locationId: string): Promise<void> {
  const pieces = new Map(
    shirts.flatMap((shirt) =>
      Object.entries(shirt.stock).map(([size, count]): [string, number] => [formatSku(shirt, size), count]),
    ),
  )
  const items = await container.resolve(Modules.INVENTORY).listInventoryItems({ sku: [...pieces.keys()] })
  await createInventoryLevelsWorkflow(container).run({
    input: {
      inventory_levels: items.map((item) => ({
        inventory_item_id: item.id,
        location_id: locationId,
        stocked_quantity: pieces.get(item.sku ?? '') ?? 0,
      })),
    },
  })
}

function formatSku(shirt: SeededShirt, size: string): string {
  return `${shirt.handle}-${size}`.toUpperCase()
}
