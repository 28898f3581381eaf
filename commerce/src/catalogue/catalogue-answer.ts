import { createHash } from 'node:crypto'
import type { Catalogue as CatalogueBody, Product } from '../contract/catalogue'
import { toFrancs } from '../contract/money'
import { publicPricing } from './public-pricing'
import type { Catalogue, CatalogueProduct } from './read-catalogue'

/** The answer of GET /api/products, ready to be sent any number of times. */
export type CatalogueAnswer = { body: Buffer; etag: string; products: Product[] }

/** Turns what Medusa sells into bytes; the entity tag changes with every change that a visitor could see. */
export function catalogueAnswer(catalogue: Catalogue): CatalogueAnswer {
  const told = catalogueBody(catalogue)
  const body = Buffer.from(JSON.stringify(told))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { body, etag, products: told.products }
}

function catalogueBody({ products, pricing }: Catalogue): CatalogueBody {
  return {
    products: products.flatMap((product) => publicProduct(product, pricing.currency)),
    pricing: publicPricing(pricing),
  }
}

/** A product without a size that has a price, or without a picture, is not ready to be shown. */
function publicProduct(product: CatalogueProduct, currency: string): Product[] {
  const { sizes } = product
  const [front, back] = product.images
  if (sizes.length === 0 || front === undefined) return []
  return [
    {
      id: product.id,
      handle: product.handle,
      name: product.name,
      description: product.description,
      details: product.details,
      ...(product.translations === undefined ? {} : { translations: product.translations }),
      price: toFrancs(Math.min(...sizes.map(({ priceInRappen }) => priceInRappen))),
      prices: Object.fromEntries(sizes.map(({ size, priceInRappen }) => [size, toFrancs(priceInRappen)])),
      currency,
      images: { front, ...(back === undefined ? {} : { back }) },
      sizes: sizes.map(({ size }) => size),
      availability: Object.fromEntries(sizes.map(({ size, available }) => [size, available])),
      inStock: sizes.some(({ available }) => available === true || available > 0),
    },
  ]
}
