import { gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import type { ServedCatalogue } from '../../../../src/contract/site/shop-pages'
import { setUpServer } from '../server-fixture'
import { shirt, shirts, buildCatalogueIndexWith } from '../site-fixture'

const fixture = setUpServer()

describe('pages that show the catalogue', () => {
  it('fills in products as they are now, and knows which there are not', async () => {
    const unknown = await fixture.get('/product/crying-skull')
    expect(unknown.status).toBe(200)
    expect(unknown.text).not.toContain('noindex')
    expect(unknown.text).toContain('shell')

    fixture.catalogue = buildCatalogueIndexWith([shirt('crying-skull', 'Crying Skull')])
    const page = await fixture.get('/product/crying-skull')
    expect(page.status).toBe(200)
    expect(page.text).toContain('<title>Crying Skull | Atelier Steinbock</title>')
    expect(page.text).toContain('<link rel="canonical" href="http://localhost:9000/product/crying-skull" />')
    expect(page.text).toContain('<p>product at /product/crying-skull</p>')
    expect(parseServedCatalogue(page.text).products).toEqual(fixture.catalogue.products)
    expect((await fixture.get('/shop')).text).toContain('<p>shop at /shop</p>')
    // By its id it is the same page, and says so.
    expect((await fixture.get('/product/prod_crying-skull')).text).toBe(page.text)
    const missing = await fixture.get('/product/donuts')
    expect(missing.status).toBe(404)
    expect(missing.text).toContain('<meta name="robots" content="noindex" />')
    expect(missing.text).toContain('<p>product at /product/-</p>')
    expect((await fixture.get('/product/%E0%A4%A')).status).toBe(404)

    fixture.catalogue = buildCatalogueIndexWith([shirt('donuts', 'Donuts')])
    expect((await fixture.get('/product/donuts')).status).toBe(200)
    expect((await fixture.get('/product/crying-skull')).status).toBe(404)
    expect((await fixture.get('/shop')).text).not.toContain('Crying Skull')
  })

  it('composes a page once for each state of what it shows', async () => {
    fixture.catalogue = buildCatalogueIndexWith([shirt('donuts', 'Donuts')])
    await Promise.all([
      fixture.get('/shop'),
      fixture.get('/shop'),
      fixture.get('/product/donuts'),
      fixture.get('/product/prod_donuts'),
    ])
    expect(fixture.render).toHaveBeenCalledTimes(2)
    const { etag } = (await fixture.get('/product/donuts')).headers
    expect((await fixture.get('/product/donuts', { 'if-none-match': String(etag) })).status).toBe(304)
    fixture.catalogue = buildCatalogueIndexWith([shirt('donuts', 'Donuts'), shirt('skull', 'Skull')])
    // Another shirt beside it changes the list, and this page not.
    expect((await fixture.get('/product/donuts', { 'if-none-match': String(etag) })).status).toBe(304)
    expect(fixture.render).toHaveBeenCalledTimes(2)
    await fixture.get('/shop')
    expect(fixture.render).toHaveBeenCalledTimes(3)
  })

  it("tells a product's page nothing of other products, and sends to the renderer no more [F4]", async () => {
    fixture.catalogue = buildCatalogueIndexWith(shirts(1000))
    const page = await fixture.get('/product/shirt-0500')
    expect(page.text).not.toContain('shirt-0499')
    expect(parseServedCatalogue(page.text).products).toEqual([fixture.catalogue?.find('shirt-0500')])
    const few = buildCatalogueIndexWith([shirt('shirt-0500', 'Shirt 0500')])
    fixture.catalogue = few
    expect(Buffer.byteLength((await fixture.get('/product/shirt-0500')).text)).toBe(
      Buffer.byteLength(page.text),
    )
    for (const [{ catalogue: sent }] of fixture.render.mock.calls)
      expect(JSON.parse(sent ?? '').products).toHaveLength(1)
  })

  it('makes only those pages again that show what has changed [F4]', async () => {
    const before = shirts(60)
    const all = ['/shop', '/shop?page=2', '/shop?page=3', ...before.map(({ handle }) => `/product/${handle}`)]
    fixture.catalogue = buildCatalogueIndexWith(before)
    for (const path of all) await fixture.get(path)
    expect(fixture.render).toHaveBeenCalledTimes(all.length)
    fixture.render.mockClear()

    const sold = before.map((product) =>
      product.handle === 'shirt-0030'
        ? { ...product, availability: { S: 0, M: 0 }, inStock: false }
        : product,
    )
    fixture.catalogue = buildCatalogueIndexWith(sold)
    for (const path of all) await fixture.get(path)
    expect(fixture.render.mock.calls.map(([{ path }]) => path)).toEqual([
      '/shop?page=2',
      '/product/shirt-0030',
    ])
    expect(parseServedCatalogue((await fixture.get('/product/shirt-0030')).text).products[0]).toMatchObject({
      inStock: false,
    })
    fixture.render.mockClear()

    // Every page tells the tax rate.
    fixture.catalogue = buildCatalogueIndexWith(sold, { ...fixture.catalogue.pricing, taxRatePercent: 8.1 })
    for (const path of all) await fixture.get(path)
    expect(fixture.render).toHaveBeenCalledTimes(all.length)
  })

  it('serves the shop in pages, and no page has two addresses [F4]', async () => {
    fixture.catalogue = buildCatalogueIndexWith(shirts(60))
    const second = await fixture.get('/shop?page=2')
    expect(second.text).toContain('<p>shop at /shop?page=2</p>')
    expect(parseServedCatalogue(second.text)).toMatchObject({ page: { number: 2, count: 3 } })
    expect(parseServedCatalogue(second.text).products.map(({ handle }) => handle)).toEqual(
      fixture.catalogue.products.slice(24, 48).map(({ handle }) => handle),
    )
    for (const [search, proper] of [
      ['?page=1', '/shop'],
      ['?page=4', '/shop?page=3'],
      ['?page=99999999999999999999', '/shop?page=3'],
      ['?page=0', '/shop'],
      ['?page=-1&lang=de', '/shop?lang=de'],
      ['?page=2.5', '/shop'],
      ['?page=%00', '/shop'],
      ['?page=02', '/shop'],
      ['?lang=fr&page=7&a=1', '/shop?lang=fr&page=3&a=1'],
      ['?page=2&page=3', '/shop?page=2'],
    ] as const) {
      const answer = await fixture.get(`/shop${search}`)
      expect([answer.status, answer.headers.location, search]).toEqual([302, proper, search])
      expect((await fixture.get(proper)).status).toBe(200)
    }
    expect((await fixture.get('/printing?page=9')).status).not.toBe(302)
    expect((await fixture.get('/shop?lang=de&page=2')).text).toContain('shop.pageTitle 2')
  })

  it('keeps nothing of addresses that are made up [F4]', async () => {
    fixture.catalogue = buildCatalogueIndexWith([shirt('donuts', 'Donuts')])
    for (let number = 0; number < 50; number++) await fixture.get(`/product/made-up-${number}?page=${number}`)
    expect(fixture.render).toHaveBeenCalledTimes(1)
  })

  it('leaves to the scripts what cannot be rendered', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
    fixture.render.mockRejectedValueOnce(new Error('broken'))
    fixture.catalogue = buildCatalogueIndexWith([shirt('donuts', 'Donuts')])
    const page = await fixture.get('/product/donuts')
    expect(page.status).toBe(200)
    expect(page.text).toContain('shell')
    expect(page.text).toContain('<title>Donuts | Atelier Steinbock</title>')
    expect((await fixture.get('/product/donuts')).text).toContain('<p>product at /product/donuts</p>')
  })

  it('tells crawlers which pages there are and what is none', async () => {
    fixture.catalogue = buildCatalogueIndexWith([shirt('donuts', 'Donuts')])
    const index = await fixture.get('/sitemap.xml')
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
    const parts = [...index.text.matchAll(/<loc>http:\/\/localhost:9000(.*?)<\/loc>/g)].map(
      ([, path = '']) => path,
    )
    expect(parts).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml'])
    const [pages, products] = await Promise.all(
      parts.map((path) => fixture.get(path, { 'accept-encoding': 'gzip' })),
    )
    expect(products?.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-encoding': 'gzip',
    })
    const texts = [pages, products].map((part) => gunzipSync(part?.body ?? '').toString())
    expect(texts[0]).toContain('<loc>http://localhost:9000/shop?lang=fr</loc>')
    expect(texts[0]).not.toContain('/admin')
    expect(texts[1]).toContain('<loc>http://localhost:9000/product/donuts</loc><lastmod>2026-02-01T')
    // Stock and prices stand nowhere in it.
    fixture.catalogue = buildCatalogueIndexWith([shirt('donuts', 'Donuts', { price: 1, inStock: false })])
    expect((await fixture.get('/sitemaps/products-1.xml')).headers.etag).toBe(products?.headers.etag)
    fixture.catalogue = buildCatalogueIndexWith(
      [shirt('donuts', 'Donuts')],
      undefined,
      '2026-03-01T10:00:00Z',
    )
    expect((await fixture.get('/sitemap.xml')).text).toContain('<lastmod>2026-03-01T')
    expect((await fixture.get('/sitemaps/products-1.xml')).headers.etag).not.toBe(products?.headers.etag)
    expect((await fixture.get('/sitemaps/products-2.xml')).status).toBe(404)
    fixture.catalogue = undefined
    expect((await fixture.get('/sitemap.xml')).text).not.toContain('products')
    expect((await fixture.get('/sitemaps/products-1.xml')).status).toBe(404)
    const robots = await fixture.get('/robots.txt')
    expect(robots.text).toContain('\nSitemap: http://localhost:9000/sitemap.xml\n')
    expect((await fixture.get('/robots.txt', {}, 'POST')).status).toBe(404)
  })
})

/** Returns the catalogue that a page gives its scripts. */
function parseServedCatalogue(html: string): ServedCatalogue {
  return JSON.parse(/id="catalogue">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
}
