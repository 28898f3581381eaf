import { describe, expect, it } from 'vitest'
import {
  renderSiteMapIndex,
  renderSiteMapPart,
  buildSiteMapParts,
} from '../../../../src/server/pages/site-map'
import { shirt, shirts, buildCatalogueIndexWith } from '../site-fixture'

describe('files for crawlers', () => {
  const listAddresses = (map: string) => [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

  it('map each page in each language, and each of them names all', () => {
    const parts = buildSiteMapParts(buildCatalogueIndexWith([shirt('a&b', 'A')]))
    expect(parts.map(({ path }) => path)).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml'])
    const [pages = '', products = ''] = parts.map(({ entries }) =>
      renderSiteMapPart('https://shop.example', entries),
    )
    const plain = listAddresses(pages).filter((address) => !address?.includes('?lang='))
    expect(plain.map((address) => address?.replace('https://shop.example', ''))).toEqual([
      '/',
      '/printing',
      '/apps',
      '/inventory-app',
      '/shop',
      '/about',
      '/bonus',
      '/privacy',
      '/terms',
      '/press',
    ])
    expect(listAddresses(products)).toHaveLength(5)
    expect(listAddresses(products)).toContain('https://shop.example/product/a%26b?lang=it')
    expect(products.match(/hreflang="x-default"/g)).toHaveLength(5)
    expect(products.match(/<lastmod>2026-02-01T10:00:00.000Z/g)).toHaveLength(5)
  })

  it('map every product of a large shop and all pages of its list, in parts that search engines take [F4]', () => {
    const parts = buildSiteMapParts(buildCatalogueIndexWith(shirts(5000)))
    const [pages, ...products] = parts.map(({ entries }) =>
      renderSiteMapPart('https://shop.example', entries),
    )
    for (const part of products) {
      expect(listAddresses(part).length).toBeLessThanOrEqual(50_000)
      expect(part.length).toBeLessThan(50_000_000)
    }
    expect(new Set(products.flatMap(listAddresses)).size).toBe(5000 * 5)
    expect(listAddresses(pages ?? '')).toContain('https://shop.example/shop?page=209&amp;lang=de')
    expect(pages).not.toContain('page=210')
    const index = renderSiteMapIndex('https://shop.example', parts)
    expect(listAddresses(index)).toEqual(parts.map(({ path }) => `https://shop.example${path}`))
    expect(index).toContain(
      '<loc>https://shop.example/sitemaps/products-1.xml</loc><lastmod>2026-02-01T10:00:00.000Z</lastmod>',
    )
  })
})
