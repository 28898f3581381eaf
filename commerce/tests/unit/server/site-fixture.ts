import { buildCatalogueIndex, type CatalogueIndex } from '../../../src/catalogue/catalogue-index'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { type PageTexts, SERVER_TEXTS } from '../../../src/contract/site/page-texts'
import { PAGE_NAMES } from '../../../src/contract/site/pages'
import { type Pricing, DEFAULT_PRICING } from '../../../src/contract/money/totals'

/** A small prerendered site in one language: its texts, and its pages by name. */
export function buildPages(language: string) {
  const pages = Object.fromEntries(
    PAGE_NAMES.map((name) => {
      const title = `${name} ${language}`
      return [name, { title, description: `About ${title}`, label: name }]
    }),
  ) as PageTexts['pages']
  const texts = Object.fromEntries(
    SERVER_TEXTS.map((key) => [key, key === 'shop.pageTitle' ? `${key} {{page}}` : key]),
  ) as PageTexts['texts']
  const pageTexts: PageTexts = { pages, texts }
  const html = `<meta name="shop-config" content="" /><meta name="studio" content="" /><title></title><link rel="stylesheet" crossorigin href="/static/style-abcdef12.css"><!--page-head--><div id="root">shell</div><!--page-end-->`
  return { pageTexts, html }
}

/** A shirt of which S is sold out. */
export function shirt(handle: string, name: string, other: Partial<Product> = {}): Product {
  return {
    id: `prod_${handle}`,
    handle,
    name,
    description: `All about ${name}.`,
    details: ['Cotton.'],
    price: 29.9,
    prices: { S: 29.9, M: 29.9 },
    currency: 'CHF',
    images: { front: `/media/products/${handle}-front.webp` },
    sizes: ['S', 'M'],
    availability: { S: 0, M: 3 },
    inStock: true,
    ...other,
  }
}

/** A shop that sells these; objects that are the same in two states of it have not changed between them. */
export function buildCatalogueIndexWith(
  products: readonly Product[],
  pricing: Pricing = DEFAULT_PRICING,
  changedAt = '2026-02-01T10:00:00Z',
): CatalogueIndex {
  const read = products.map(({ id }) => ({ id, updatedAt: new Date(changedAt) }))
  return buildCatalogueIndex({ products: read, pricing }, { products })
}

/** Returns `count` shirts, in the order of their names. */
export function shirts(count: number): Product[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(4, '0')
    return shirt(`shirt-${number}`, `Shirt ${number}`)
  })
}
