import { describe, expect, it } from 'vitest'
import type { CatalogueSize } from '../../../src/catalogue/catalogue-index'
import { createCatalogueResponse } from '../../../src/catalogue/catalogue-response'
import { catalogueSchema } from '../../../src/contract/catalogue/catalogue'
import { TERMS } from './sample-sales-terms'

function size(name: string, priceInRappen: number): CatalogueSize {
  return { variantId: `variant_${name}`, size: name, priceInRappen, stock: null, available: true }
}

function answerFor(sizes: CatalogueSize[]) {
  return createCatalogueResponse({
    ...TERMS,
    products: [
      {
        id: 'prod_donuts',
        handle: 'donuts',
        name: 'Donuts',
        description: '',
        details: [],
        translations: undefined,
        images: ['/media/products/donuts-front.webp'],
        updatedAt: new Date(0),
        sizes,
      },
    ],
  })
}

describe('the catalogue that a visitor gets', () => {
  it('tells the price of each size, and the lowest of them as the product’s [F6]', async () => {
    const answer = answerFor([size('S', 3490), size('M', 2990), size('XXL', 10005)])
    const body = await answer.encode('identity')
    const [product] = catalogueSchema.parse(JSON.parse(body.toString())).products
    expect(product).toMatchObject({ price: 29.9, prices: { S: 34.9, M: 29.9, XXL: 100.05 } })
  })

  it('changes its entity tag with the price of any size', () => {
    const one = answerFor([size('S', 2990), size('M', 2990)])
    const other = answerFor([size('S', 2990), size('M', 3490)])
    expect(other.etag).not.toBe(one.etag)
  })
})
