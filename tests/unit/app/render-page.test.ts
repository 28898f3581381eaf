import { describe, expect, it } from 'vitest'
import type { Product } from '@contract/catalogue/catalogue'
import type { Language } from '@contract/site/language'
import type { ShopPage } from '@contract/site/shop-pages'
import { STUDIO_PLACEHOLDERS } from '@contract/studio/studio-profile'
import { renderPage } from '@/app/render-page'
import { buildCatalogue, buildProduct } from '../support/products'

async function serve(
  name: 'shop' | 'product',
  products: Product[],
  language: Language = 'en',
  part = '',
  page?: ShopPage,
) {
  const html = await renderPage(name, language, STUDIO_PLACEHOLDERS, {
    path: `/${name}${part}`,
    catalogue: { ...buildCatalogue(products), ...(page && { page }) },
  })
  const text = html.replace(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' ')
  const has = (element: RegExp) => element.test(html)
  const pictures = html.match(/<img[^>]*crying-skull[^>]*>/g) ?? []
  return { text, has, pictures }
}

describe('the page of a product, as it is served', () => {
  const skull = buildProduct({
    availability: { S: 0, M: 3, L: 5 },
    translations: { de: { name: 'Heulender Schädel' } },
  })

  it('can be read before any script has run, in the words of the language [R1]', async () => {
    const { text, has } = await serve('product', [skull], 'de', '/crying-skull')
    for (const words of ['Heulender Schädel', 'CHF 29.90', 'Inkl. 7.7 % MWST', 'CHF 32.20', 'S, ausverkauft'])
      expect(text).toContain(words)
    expect(has(/lang="en">Tears run into ink/)).toBe(true)
    expect(has(/<img[^>]*fetchpriority="high"/i)).toBe(true)
    // Before its script has come, the browser itself would send the form.
    expect(has(/type="submit"/)).toBe(false)
  })

  it('shows its large picture before the small ones', async () => {
    const { pictures } = await serve('product', [skull], 'en', '/crying-skull')
    expect(pictures.map((picture) => /fetchpriority="(\w+)"/i.exec(picture)?.[1])).toEqual([
      'high',
      'low',
      'low',
    ])
  })

  it('says when there is no such product', async () => {
    expect((await serve('product', [skull], 'en', '/-')).text).toContain('Product not found')
  })
})

describe('the shop, as it is served', () => {
  it('shows what hangs there, and says when nothing does [246]', async () => {
    const one = { number: 1, count: 1 }
    const shop = await serve('shop', [buildProduct()], 'en', '', one)
    expect(shop.has(/href="\/product\/crying-skull"/)).toBe(true)
    expect(shop.has(/page=|rel="(next|prev)"/)).toBe(false)
    expect((await serve('shop', [], 'en', '', one)).text).toContain('No products available at the moment')
  })

  it('shows the section’s own picture before any shirt', async () => {
    const { has, pictures } = await serve('shop', [buildProduct()], 'en', '', { number: 1, count: 1 })
    expect(has(/<img[^>]*map\/shop[^>]*fetchpriority="high"/i)).toBe(true)
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.filter((picture) => /fetchpriority="high"/i.test(picture))).toEqual([])
  })

  it('can be paged through before any script has run, and keeps the page in another language [F4]', async () => {
    const shop = await serve('shop', [buildProduct()], 'de', '?page=2', { number: 2, count: 3 })
    expect(shop.text).toContain('Seite 2 von 3')
    expect(shop.has(/<a[^>]*rel="prev"[^>]*href="\/shop"|<a[^>]*href="\/shop"[^>]*rel="prev"/)).toBe(true)
    expect(shop.has(/<a[^>]*href="\/shop\?page=3"[^>]*>/)).toBe(true)
    expect(shop.has(/href="\?page=2&amp;lang=it"/)).toBe(true)
  })
})
