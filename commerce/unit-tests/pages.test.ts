import { describe, expect, it } from 'vitest'
import type { Product } from '../src/contract/catalogue'
import type { PageName } from '../src/contract/pages'
import type { Language } from '../src/contract/settings'
import { composePage, composeProduct, composeShop } from '../src/server/pages/compose-page'
import { fillPage } from '../src/server/pages/fill-page'
import { pageContent } from '../src/server/pages/page-content'
import { replaceBody } from '../src/server/pages/replace-body'
import { robots } from '../src/server/pages/robots'
import { siteMapIndex, siteMapPart } from '../src/server/pages/site-map'
import { siteMapParts } from '../src/server/pages/site-map-parts'
import { pagesOf, shirt, shirts, shopSelling } from './site-fixture'

const SITE = { publicUrl: 'https://shop.example', config: '{}' }

function source(name: PageName, isAddressed = false, language: Language = 'de') {
  return { ...pagesOf(language), name, language, isAddressed }
}

type Data = { '@type': string; [key: string]: unknown }

function dataOf(html: string): Data[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Data,
  )
}

const linksOf = (html: string) =>
  [...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]*)"/g)].map(
    ([, rel, language, href]) => [language ?? rel, href],
  )

describe('the head of a page', () => {
  it('names its lasting address and that of each language', () => {
    const { html } = composePage(source('printing'), SITE)
    expect(linksOf(html)).toEqual([
      ['canonical', 'https://shop.example/printing'],
      ['en', 'https://shop.example/printing?lang=en'],
      ['de', 'https://shop.example/printing?lang=de'],
      ['fr', 'https://shop.example/printing?lang=fr'],
      ['it', 'https://shop.example/printing?lang=it'],
      ['x-default', 'https://shop.example/printing'],
    ])
    expect(html).toContain('<meta property="og:url" content="https://shop.example/printing" />')
  })

  it('is its own at the address of its language', () => {
    const { html } = composePage(source('printing', true), SITE)
    expect(linksOf(html)[0]).toEqual(['canonical', 'https://shop.example/printing?lang=de'])
    expect(html).toContain('<meta property="og:url" content="https://shop.example/printing?lang=de" />')
  })

  it('has a preview with an absolute picture and what it shows', () => {
    const { html } = composePage(source('printing'), SITE)
    for (const [property, content] of [
      ['og:title', 'printing de'],
      ['og:description', 'About printing de'],
      ['og:locale', 'de_CH'],
      ['og:image', 'https://shop.example/media/og.png'],
      ['og:image:width', '1200'],
      ['og:image:alt', 'home de'],
    ])
      expect(html).toContain(`<meta property="${property}" content="${content}" />`)
    expect(html.match(/og:locale:alternate/g)).toHaveLength(3)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
  })

  it('of an unlisted page says only that nobody shall keep it', () => {
    const { html } = composePage(source('checkoutSuccess'), SITE)
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(linksOf(html)).toEqual([])
    expect(dataOf(html)).toEqual([])
  })

  it('can be broken by no title and no configuration', () => {
    const filled = fillPage('<meta name="shop-config" content="" /><title></title><!--page-head-->', {
      config: '{"a":"$&\'<"}',
      title: '</title><script>',
      head: '$1',
    })
    expect(filled).toBe(
      '<meta name="shop-config" content="{&quot;a&quot;:&quot;$&amp;&#39;&lt;&quot;}" />' +
        '<title>&lt;/title&gt;&lt;script&gt;</title>$1',
    )
    expect(() => fillPage('<title></title>', { config: '', title: '', head: '' })).toThrow(
      'build the site anew',
    )
  })
})

describe('structured data', () => {
  const types = (name: PageName) => dataOf(composePage(source(name), SITE).html).map((data) => data['@type'])

  it('[9] tells where the studio is', () => {
    const [studio] = dataOf(composePage(source('home'), SITE).html)
    expect(studio).toMatchObject({
      '@type': 'LocalBusiness',
      address: { streetAddress: 'Musterstrasse 1', postalCode: '7000', addressLocality: 'Chur' },
    })
    expect(types('home')).toEqual(['LocalBusiness', 'WebSite'])
  })

  it('[2] [3] tells the least number of prints', () => {
    const services = dataOf(composePage(source('printing'), SITE).html)
    expect(services[0]).toMatchObject({ offers: { eligibleQuantity: { minValue: 10 } } })
    expect(services[1]).toMatchObject({ offers: { eligibleQuantity: { minValue: 1 } } })
    expect(services[2]).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  it('[282] tells the price of the app, and that it lies in the apps', () => {
    const [app, trail] = dataOf(composePage(source('inventoryApp'), SITE).html)
    expect(app).toMatchObject({
      '@type': 'SoftwareApplication',
      offers: { price: '4.99', priceCurrency: 'USD', priceSpecification: { billingDuration: 'P1Y' } },
    })
    expect(trail?.['itemListElement']).toMatchObject([
      { position: 1, item: 'https://shop.example/' },
      { position: 2, item: 'https://shop.example/apps' },
      { position: 3, item: 'https://shop.example/inventory-app' },
    ])
  })

  it('tells of the film', () => {
    expect(types('bonus')).toEqual(['VideoObject', 'BreadcrumbList'])
  })
})

describe('the page of a product', () => {
  const donuts = shirt('donuts', 'Donuts <1>')
  const compose = (product = donuts) =>
    composeProduct(source('product'), SITE, shopSelling([product]), {
      path: '/product/donuts',
      products: [product],
    }).html

  it('[R1] offers it at the price that is really paid', () => {
    const [product] = dataOf(compose())
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Donuts <1>',
      image: ['https://shop.example/media/products/donuts-front.webp'],
      offers: {
        '@type': 'Offer',
        price: '32.20',
        priceCurrency: 'CHF',
        availability: 'https://schema.org/InStock',
        shippingDetails: { shippingRate: { value: '10.00', currency: 'CHF' } },
      },
    })
    const [soldOut] = dataOf(compose({ ...donuts, inStock: false }))
    expect(soldOut).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  })

  it('offers it from the lowest to the highest price that is paid where sizes differ [F6] [R1]', () => {
    const [product] = dataOf(compose({ ...donuts, prices: { S: 29.9, M: 34.55 } }))
    expect(product?.['offers']).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '32.20',
      highPrice: '37.21',
      offerCount: 2,
      priceCurrency: 'CHF',
      priceSpecification: { minPrice: '32.20', maxPrice: '37.21', valueAddedTaxIncluded: true },
    })
    expect(product?.['offers']).not.toHaveProperty('price')
  })

  it('keeps its words from ending the element that they stand in', () => {
    const html = compose({ ...donuts, name: '</script><script>alert(1)</script>', description: '<b>' })
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<b>')
    expect(dataOf(html)[0]).toMatchObject({ description: '<b>' })
  })

  it('is called in its head and for search engines as the language calls it', () => {
    const translations = { de: { name: 'Krapfen', description: 'Ein ganzes Blech.' } }
    const html = compose({ ...donuts, translations })
    expect(html).toContain('<title>Krapfen | Atelier Steinbock</title>')
    expect(html).toContain('<meta name="description" content="Ein ganzes Blech." />')
    const [product, trail] = dataOf(html)
    expect(product).toMatchObject({ name: 'Krapfen', description: 'Ein ganzes Blech.' })
    expect(trail).toMatchObject({ itemListElement: [{}, {}, { name: 'Krapfen' }] })
  })

  it('takes a picture from wherever it lies', () => {
    const images = { front: 'https://bucket.example/a.webp' }
    expect(compose({ ...donuts, images })).toContain('og:image" content="https://bucket.example/a.webp"')
  })

  it('stands in the shop, and names no lasting address before the catalogue is known', () => {
    expect(dataOf(compose())[1]).toMatchObject({
      itemListElement: [
        { name: 'home', item: 'https://shop.example/' },
        { name: 'shop', item: 'https://shop.example/shop' },
        { item: 'https://shop.example/product/donuts' },
      ],
    })
    const { html, status } = composeProduct(source('product'), SITE, undefined, undefined)
    expect([status, linksOf(html), dataOf(html)]).toEqual([200, [], []])
  })
})

describe('the page of the shop', () => {
  const compose = (products: Product[], search = '', isAddressed = false) => {
    const catalogue = shopSelling(products)
    const content = pageContent({ name: 'shop', path: '/shop', search }, catalogue)
    return composeShop(source('shop', isAddressed), SITE, catalogue, content).html
  }
  const listOf = (html: string) => dataOf(html).find((data) => data['@type'] === 'ItemList')

  it('lists what hangs there', () => {
    expect(listOf(compose([shirt('donuts', 'Donuts'), shirt('skull', 'Skull')]))).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: 'https://shop.example/product/donuts' },
        { position: 2, url: 'https://shop.example/product/skull' },
      ],
    })
  })

  it('tells search engines on each page which shirts hang there, at which places, and its neighbours [F4]', () => {
    const html = compose(shirts(60), '?page=2', true)
    const items = listOf(html)?.['itemListElement'] as { position: number; url: string }[]
    expect(items.map(({ position }) => position)).toEqual(Array.from({ length: 24 }, (_, i) => i + 25))
    expect(items[0]?.url).toBe('https://shop.example/product/shirt-0025')
    expect(listOf(html)).toMatchObject({ numberOfItems: 60 })
    expect(html).toContain('<title>shop.pageTitle 2</title>')
    const own = 'https://shop.example/shop?page=2'
    expect(linksOf(html)).toEqual([
      ['canonical', `${own}&amp;lang=de`],
      ['en', `${own}&amp;lang=en`],
      ['de', `${own}&amp;lang=de`],
      ['fr', `${own}&amp;lang=fr`],
      ['it', `${own}&amp;lang=it`],
      ['x-default', own],
    ])
    expect(html).toContain('<link rel="prev" href="https://shop.example/shop?lang=de" />')
    expect(html).toContain('<link rel="next" href="https://shop.example/shop?page=3&amp;lang=de" />')
  })

  it('has no neighbours beyond its ends, and none at all with the shirts of one page [F4]', () => {
    expect(compose(shirts(60))).not.toContain('rel="prev"')
    expect(compose(shirts(60), '?page=3')).not.toContain('rel="next"')
    expect(compose(shirts(24))).not.toMatch(/rel="(prev|next)"|page=/)
  })
})

describe('the body of a page', () => {
  const page = '<div id="root"><p>$1</p><div></div></div>\n  <!--page-end--></body>'

  it('is replaced whole, with the catalogue behind it, which cannot end its element', () => {
    expect(replaceBody(page, '<b>$&</b>', '{"name":"</script>$&"}')).toBe(
      '<div id="root"><b>$&</b></div>\n  ' +
        String.raw`<script type="application/json" id="catalogue">{"name":"\u003c/script>$&"}</script></body>`,
    )
  })

  it('has its place, or the site is to be built anew', () => {
    expect(() => replaceBody('<div id="root"></div>', '', '{}')).toThrow('build the site anew')
  })
})

describe('files for crawlers', () => {
  const addressesOf = (map: string) => [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

  it('map each page in each language, and each of them names all', () => {
    const parts = siteMapParts(shopSelling([shirt('a&b', 'A')]))
    expect(parts.map(({ path }) => path)).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml'])
    const [pages = '', products = ''] = parts.map(({ entries }) =>
      siteMapPart('https://shop.example', entries),
    )
    const plain = addressesOf(pages).filter((address) => !address?.includes('?lang='))
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
    ])
    expect(addressesOf(products)).toHaveLength(5)
    expect(addressesOf(products)).toContain('https://shop.example/product/a%26b?lang=it')
    expect(products.match(/hreflang="x-default"/g)).toHaveLength(5)
    expect(products.match(/<lastmod>2026-02-01T10:00:00.000Z/g)).toHaveLength(5)
  })

  it('map every product of a large shop and all pages of its list, in parts that search engines take [F4]', () => {
    const parts = siteMapParts(shopSelling(shirts(5000)))
    const [pages, ...products] = parts.map(({ entries }) => siteMapPart('https://shop.example', entries))
    for (const part of products) {
      expect(addressesOf(part).length).toBeLessThanOrEqual(50_000)
      expect(part.length).toBeLessThan(50_000_000)
    }
    expect(new Set(products.flatMap(addressesOf)).size).toBe(5000 * 5)
    expect(addressesOf(pages ?? '')).toContain('https://shop.example/shop?page=209&amp;lang=de')
    expect(pages).not.toContain('page=210')
    const index = siteMapIndex('https://shop.example', parts)
    expect(addressesOf(index)).toEqual(parts.map(({ path }) => `https://shop.example${path}`))
    expect(index).toContain(
      '<loc>https://shop.example/sitemaps/products-1.xml</loc><lastmod>2026-02-01T10:00:00.000Z</lastmod>',
    )
  })

  it('close Medusa, but neither the apps nor what pages read', () => {
    const rules = robots('https://shop.example').split('\n')
    const closes = (path: string) =>
      rules.some((rule) => {
        const prefix = /^Disallow: (.*)$/.exec(rule)?.[1]
        if (prefix === undefined) return false
        return prefix.endsWith('$') ? path === prefix.slice(0, -1) : path.startsWith(prefix)
      })
    for (const path of ['/app', '/app/login', '/admin', '/api/orders', '/store/carts', '/auth/user'])
      expect(closes(path), path).toBe(true)
    for (const path of ['/', '/apps', '/shop', '/product/donuts', '/static/js/a.js'])
      expect(closes(path), path).toBe(false)
    expect(rules).toContain('Allow: /api/products')
    expect(rules).toContain('Sitemap: https://shop.example/sitemap.xml')
  })
})
