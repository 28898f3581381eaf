import type { CartItem } from '@contract/cart/cart-item'
import type { Catalogue, Product } from '@contract/catalogue/catalogue'

/** A shirt of the catalogue, which costs the same in all its sizes; XL is sold out. */
export function buildProduct(changes: Partial<Product> = {}): Product {
  const sizes = changes.sizes ?? ['S', 'M', 'L', 'XL']
  return {
    id: 'prod_skull',
    handle: 'crying-skull',
    name: 'Crying Skull',
    description: 'Tears run into ink.',
    details: ['Organic cotton', 'Wash at 30 °C'],
    price: 29.9,
    prices: Object.fromEntries(sizes.map((size) => [size, 29.9])),
    currency: 'CHF',
    images: {
      front: '/media/products/crying-skull-front.webp',
      back: '/media/products/crying-skull-back.webp',
    },
    sizes,
    availability: { S: 20, M: 20, L: true, XL: 0 },
    inStock: true,
    ...changes,
  }
}

/** The same shirt, dearer from L on. */
export const PRICED_BY_SIZE = buildProduct({ prices: { S: 29.9, M: 29.9, L: 34.55, XL: 34.55 } })

export const DONUTS = buildProduct({
  id: 'prod_donuts',
  handle: 'donuts',
  name: 'Donuts',
  images: { front: '/media/products/donuts-front.webp' },
})

/** Answer of GET /api/products. */
export function buildCatalogue(products: Product[] = [buildProduct(), DONUTS]): Catalogue {
  return {
    products,
    pricing: {
      currency: 'CHF',
      country: 'CH',
      taxRate: 7.7,
      shipping: { domestic: 10, international: 15, pickup: 0 },
    },
  }
}

/** A line of the cart. */
export function buildCartLine(changes: Partial<CartItem> = {}): CartItem {
  return {
    id: 'prod_skull-M',
    productId: 'prod_skull',
    name: 'Crying Skull',
    size: 'M',
    price: 29.9,
    currency: 'CHF',
    image: '/media/products/crying-skull-front.webp',
    quantity: 1,
    ...changes,
  }
}
