import { describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '../../../../src/contract/studio/studio-profile'
import type { PageName } from '../../../../src/contract/site/pages'
import { composePage } from '../../../../src/server/pages/compose-page'
import { fillPage, replacePageBody } from '../../../../src/server/pages/fill-page'
import { SITE, source, parseStructuredData, listAlternateLinks } from './composed-page'

describe('the head of a page', () => {
  it('names its lasting address and that of each language', () => {
    const { html } = composePage(source('printing'), SITE)
    expect(listAlternateLinks(html)).toEqual([
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
    expect(listAlternateLinks(html)[0]).toEqual(['canonical', 'https://shop.example/printing?lang=de'])
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
    expect(listAlternateLinks(html)).toEqual([])
    expect(parseStructuredData(html)).toEqual([])
  })

  it('can be broken by no title, no configuration and no studio', () => {
    const PLACES =
      '<meta name="shop-config" content="" /><meta name="studio" content="" /><title></title><!--page-head-->'
    const filled = fillPage(PLACES, {
      config: '{"a":"$&\'<"}',
      studio: { ...STUDIO_PLACEHOLDERS, name: '"><b>$&' },
      title: '</title><script>',
      head: '$1',
    })
    expect(filled).toContain('"{&quot;a&quot;:&quot;$&amp;&#39;&lt;&quot;}"')
    expect(filled).toContain('&quot;name&quot;:&quot;\\&quot;&gt;&lt;b&gt;$&amp;&quot;')
    expect(filled).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>$1')
    expect(() =>
      fillPage('<title></title>', { config: '', studio: STUDIO_PLACEHOLDERS, title: '', head: '' }),
    ).toThrow('build the site again')
  })
})

describe('structured data', () => {
  const types = (name: PageName) =>
    parseStructuredData(composePage(source(name), SITE).html).map((data) => data['@type'])

  it('tells where the studio is [9]', () => {
    const [studio] = parseStructuredData(composePage(source('home'), SITE).html)
    expect(studio).toMatchObject({
      '@type': 'LocalBusiness',
      address: { streetAddress: 'Musterstrasse 1', postalCode: '7000', addressLocality: 'Chur' },
    })
    expect(types('home')).toEqual(['LocalBusiness', 'WebSite'])
  })

  it('tells the least number of prints [2] [3]', () => {
    const services = parseStructuredData(composePage(source('printing'), SITE).html)
    expect(services[0]).toMatchObject({ offers: { eligibleQuantity: { minValue: 10 } } })
    expect(services[1]).toMatchObject({ offers: { eligibleQuantity: { minValue: 1 } } })
    expect(services[2]).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  it('tells the price of the app, and that it lies in the apps [282]', () => {
    const [app, trail] = parseStructuredData(composePage(source('inventoryApp'), SITE).html)
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

describe('the body of a page', () => {
  const page = '<div id="root"><p>$1</p><div></div></div>\n  <!--page-end--></body>'

  it('is replaced whole, with the catalogue behind it, which cannot end its element', () => {
    expect(replacePageBody(page, '<b>$&</b>', '{"name":"</script>$&"}')).toBe(
      '<div id="root"><b>$&</b></div>\n  ' +
        String.raw`<script type="application/json" id="catalogue">{"name":"\u003c/script>$&"}</script></body>`,
    )
  })

  it('has its place, or the site is to be built again', () => {
    expect(() => replacePageBody('<div id="root"></div>', '', '{}')).toThrow('build the site again')
  })
})
