import { describe, expect, it } from 'vitest'
import type { Product } from '../../../../src/contract/catalogue/catalogue'
import { composeProduct, composeShop } from '../../../../src/server/pages/compose-page'
import { getPageContent } from '../../../../src/server/pages/rendered-pages'
import { shirt, shirts, buildCatalogueIndexWith } from '../site-fixture'
import { SITE, source, parseStructuredData, listAlternateLinks } from './composed-page'

describe('the page of a product', () => {
  const donuts = shirt('donuts', 'Donuts <1>')
  const compose = (product = donuts) =>
    composeProduct(source('product'), SITE, buildCatalogueIndexWith([product]), {
      path: '/product/donuts',
      products: [product],
    }).html

  it('offers it at the price that is really paid [R1]', () => {
    const [product] = parseStructuredData(compose())
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
    const [soldOut] = parseStructuredData(compose({ ...donuts, inStock: false }))
    expect(soldOut).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  })

  it('offers it from the lowest to the highest price that is paid where sizes differ [F6] [R1]', () => {
    const [product] = parseStructuredData(compose({ ...donuts, prices: { S: 29.9, M: 34.55 } }))
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
    expect(parseStructuredData(html)[0]).toMatchObject({ description: '<b>' })
  })

  it('is called in its head and for search engines as the language calls it', () => {
    const translations = { de: { name: 'Krapfen', description: 'Ein ganzes Blech.' } }
    const html = compose({ ...donuts, translations })
    expect(html).toContain('<title>Krapfen | Atelier Steinbock</title>')
    expect(html).toContain('<meta name="description" content="Ein ganzes Blech." />')
    const [product, trail] = parseStructuredData(html)
    expect(product).toMatchObject({ name: 'Krapfen', description: 'Ein ganzes Blech.' })
    expect(trail).toMatchObject({ itemListElement: [{}, {}, { name: 'Krapfen' }] })
  })

  it('takes a picture from wherever it lies', () => {
    const images = { front: 'https://bucket.example/a.webp' }
    expect(compose({ ...donuts, images })).toContain('og:image" content="https://bucket.example/a.webp"')
  })

  it('stands in the shop, and names no lasting address before the catalogue is known', () => {
    expect(parseStructuredData(compose())[1]).toMatchObject({
      itemListElement: [
        { name: 'home', item: 'https://shop.example/' },
        { name: 'shop', item: 'https://shop.example/shop' },
        { item: 'https://shop.example/product/donuts' },
      ],
    })
    const { html, status } = composeProduct(source('product'), SITE, undefined, undefined)
    expect([status, listAlternateLinks(html), parseStructuredData(html)]).toEqual([200, [], []])
  })
})

describe('the page of the shop', () => {
  const compose = (products: Product[], search = '', isAddressed = false) => {
    const catalogue = buildCatalogueIndexWith(products)
    const content = getPageContent({ name: 'shop', path: '/shop', search }, catalogue)
    return composeShop(source('shop', isAddressed), SITE, catalogue, content).html
  }
  const buildList = (html: string) => parseStructuredData(html).find((data) => data['@type'] === 'ItemList')

  it('lists what hangs there', () => {
    expect(buildList(compose([shirt('donuts', 'Donuts'), shirt('skull', 'Skull')]))).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: 'https://shop.example/product/donuts' },
        { position: 2, url: 'https://shop.example/product/skull' },
      ],
    })
  })

  it('tells search engines on each page which shirts hang there, at which places, and its neighbours [F4]', () => {
    const html = compose(shirts(60), '?page=2', true)
    const items = buildList(html)?.['itemListElement'] as { position: number; url: string }[]
    expect(items.map(({ position }) => position)).toEqual(Array.from({ length: 24 }, (_, i) => i + 25))
    expect(items[0]?.url).toBe('https://shop.example/product/shirt-0025')
    expect(buildList(html)).toMatchObject({ numberOfItems: 60 })
    expect(html).toContain('<title>shop.pageTitle 2</title>')
    const own = 'https://shop.example/shop?page=2'
    expect(listAlternateLinks(html)).toEqual([
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
