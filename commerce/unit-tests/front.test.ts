import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import express from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServedCatalogue } from '../src/contract/shop-pages'
import type { CatalogueFacts } from '../src/catalogue/catalogue-facts'
import { MESSAGES } from '../src/contract/messages'
import { LANGUAGES, SETTINGS } from '../src/contract/settings'
import { parseEnvironment } from '../src/lib/environment'
import { createAssetLayer } from '../src/server/assets'
import { createFront } from '../src/server/front'
import { createPageServer } from '../src/server/page-server'
import { loadPages } from '../src/server/page-store'
import { createCrawlerLayer } from '../src/server/pages/crawler-files'
import type { RenderBody } from '../src/server/pages/page-renderer'
import { createReadiness } from '../src/server/readiness'
import { commonHeaders, pagePolicy } from '../src/server/security-headers'
import { shopConfig } from '../src/server/shop-config'
import { pagesOf, shirt, shirts, shopSelling } from './site-fixture'

const ENVIRONMENT = parseEnvironment({ SANDBOX_URL: 'http://localhost:9101', RATE_LIMIT_FACTOR: '1' })
const ROUTES = {
  '/': 'home.html',
  '/shop': 'shop.html',
  '/admin': 'admin.html',
  '/product/*': 'product.html',
  '*': 'notFound.html',
}

let siteDir: string
let server: Server
let catalogue: CatalogueFacts | undefined
const render = vi.fn<RenderBody>(({ name, path }) => Promise.resolve(`<p>${name} at ${path}</p>`))
let seenByMedusa: IncomingHttpHeaders | undefined
let readiness: ReturnType<typeof createReadiness>

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'front-'))
  await writeSite(siteDir)
})

afterAll(async () => {
  server.close()
  await rm(siteDir, { recursive: true })
})

/** Each test has a server of its own, so that none inherits another's used-up limits. */
beforeEach(async () => {
  server?.close()
  seenByMedusa = undefined
  readiness = createReadiness(50)
  catalogue = undefined
  render.mockClear()
  const headers = commonHeaders(ENVIRONMENT)
  const { publicUrl } = ENVIRONMENT
  const config = shopConfig(ENVIRONMENT.stripe)
  const pages = await loadPages({
    siteDir,
    publicUrl,
    config,
    catalogue: () => catalogue,
    render,
  })
  const front = createFront({
    environment: ENVIRONMENT,
    readiness,
    site: {
      pages: createPageServer(
        pages,
        { ...headers, 'Content-Security-Policy': pagePolicy(ENVIRONMENT) },
        { ownOrigins: ENVIRONMENT.ownOrigins, isSecure: true },
      ),
      crawlers: createCrawlerLayer({ publicUrl, facts: pages.facts.en, catalogue: () => catalogue, headers }),
      assets: createAssetLayer(siteDir, headers),
    },
  })
  front.attach(fakeMedusa())
  server = createServer(front.handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

describe('the server in front of Medusa', () => {
  it("serves a page in the visitor's language and says what it depends on", async () => {
    const answer = await get('/', { 'accept-language': 'de-CH,fr;q=0.5' })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('<title>home de</title>')
    expect(answer.headers['content-language']).toBe('de')
    expect(answer.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding')
    const cookie = `${SETTINGS.chosenLanguageCookie}=it`
    expect((await get('/', { 'accept-language': 'de', cookie })).text).toContain('home it')
  })

  it('writes the configuration into the page, safe from quotes', async () => {
    const { text } = await get('/product/crying-skull')
    const content = /name="shop-config" content="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"')
    expect(JSON.parse(content ?? '')).toEqual({
      stripePublishableKey: 'pk_test_sandbox',
      stripeScriptUrl: 'http://localhost:9101/stripe.js',
    })
  })

  it('compresses for those who can read it', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toContain('home en')
    const gzipped = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(gzipped.body).toString()).toContain('home en')
  })

  it('answers 304 to one who has the page, and another language is another page', async () => {
    const etag = String((await get('/')).headers.etag)
    const again = await get('/', { 'if-none-match': etag })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(again.headers.vary).toContain('Accept-Language')
    expect((await get('/', { 'if-none-match': etag, 'accept-language': 'de' })).status).toBe(200)
  })

  it('answers unknown paths with the page for them and 404', async () => {
    const answer = await get('/nowhere?x=1')
    expect(answer).toMatchObject({ status: 404 })
    expect(answer.text).toContain('notFound en')
    expect((await get('/static/js/gone.12345678.chunk.js')).headers['content-type']).toContain('json')
  })

  it('sends one slash too many home, with the query', async () => {
    const answer = await get('/admin/?a=1')
    expect(answer).toMatchObject({ status: 308 })
    expect(answer.headers.location).toBe('/admin?a=1')
  })

  it('answers HEAD without a body and refuses to post to a page', async () => {
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, text: '' })
    expect(await get('/', {}, 'POST')).toMatchObject({ status: 405 })
  })

  it("serves exact /admin itself and leaves Medusa's paths to Medusa", async () => {
    expect((await get('/admin')).text).toContain('admin en')
    expect((await get('/admin/products')).text).toBe('"medusa"')
    expect((await get('/api/unknown')).status).toBe(404)
    expect(JSON.parse((await get('/api/unknown')).text)).toEqual({ error: 'Not found', code: 'not_found' })
  })

  it('serves hashed files for good, their compressed twins, and nothing outside', async () => {
    const script = await get('/static/js/main.abcdef12.chunk.js', { 'accept-encoding': 'br' })
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(script.headers['content-encoding']).toBe('br')
    expect(script.headers['x-content-type-options']).toBe('nosniff')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
    expect((await get('/../pages/routes.json')).status).toBe(404)
    expect((await get('/%2e%2e/pages/routes.json')).status).toBe(404)
    expect((await get('/%00')).status).toBe(404)
    expect((await get('/%')).status).toBe(404)
  })

  it('answers the address of a language in it, the same to everybody', async () => {
    const cookie = `${SETTINGS.chosenLanguageCookie}=it`
    const answer = await get('/?lang=de', { 'accept-language': 'fr', cookie })
    expect(answer.text).toContain('<title>home de</title>')
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await get('/?lang=xx', { 'accept-language': 'fr' })).text).toContain('home fr')
    const plain = await get('/', { 'accept-language': 'de' })
    expect(plain.headers.etag).not.toBe(answer.headers.etag)
    expect((await get('/?lang=de', { 'if-none-match': String(answer.headers.etag) })).status).toBe(304)
  })

  it('keeps a language that a page of its own asks for, as the switcher does', async () => {
    const kept = {
      'set-cookie': [
        expect.stringMatching(/^atelier-steinbock\.chosen-language=de; path=\/; max-age=31536000;/),
      ],
    }
    const own = await get('/?lang=de', { 'sec-fetch-site': 'same-origin' })
    expect(own.headers).toMatchObject({ ...kept, 'cache-control': 'private, no-cache' })
    const known = { 'sec-fetch-site': 'same-origin', 'if-none-match': String(own.headers.etag) }
    expect(await get('/?lang=de', known)).toMatchObject({ status: 304, headers: kept })
    // Where browsers do not say where they come from, the referrer does.
    expect((await get('/?lang=de', { referer: 'http://localhost:9000/shop' })).headers).toMatchObject(kept)
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:9000/' },
      { 'sec-fetch-site': 'none' },
      { referer: 'https://search.example/' },
      { referer: 'nonsense' },
      { 'sec-fetch-site': 'same-origin', cookie: `${SETTINGS.chosenLanguageCookie}=de` },
    ]
    for (const headers of elsewhere) {
      const answer = await get('/?lang=de', headers)
      expect(answer.headers).toMatchObject({ 'content-language': 'de', 'cache-control': 'no-cache' })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('fills in products as they are now, and knows which there are not', async () => {
    const unknown = await get('/product/crying-skull')
    expect(unknown.status).toBe(200)
    expect(unknown.text).not.toContain('noindex')
    expect(unknown.text).toContain('shell')

    catalogue = shopSelling([shirt('crying-skull', 'Crying Skull')])
    const page = await get('/product/crying-skull')
    expect(page.status).toBe(200)
    expect(page.text).toContain('<title>Crying Skull | Atelier Steinbock</title>')
    expect(page.text).toContain('<link rel="canonical" href="http://localhost:9000/product/crying-skull" />')
    expect(page.text).toContain('<p>product at /product/crying-skull</p>')
    expect(servedIn(page.text).products).toEqual(catalogue.products)
    expect((await get('/shop')).text).toContain('<p>shop at /shop</p>')
    // By its id it is the same page, and says so.
    expect((await get('/product/prod_crying-skull')).text).toBe(page.text)
    const missing = await get('/product/donuts')
    expect(missing.status).toBe(404)
    expect(missing.text).toContain('<meta name="robots" content="noindex" />')
    expect(missing.text).toContain('<p>product at /product/-</p>')
    expect((await get('/product/%E0%A4%A')).status).toBe(404)

    catalogue = shopSelling([shirt('donuts', 'Donuts')])
    expect((await get('/product/donuts')).status).toBe(200)
    expect((await get('/product/crying-skull')).status).toBe(404)
    expect((await get('/shop')).text).not.toContain('Crying Skull')
  })

  it('composes a page once for each state of what it shows', async () => {
    catalogue = shopSelling([shirt('donuts', 'Donuts')])
    await Promise.all([get('/shop'), get('/shop'), get('/product/donuts'), get('/product/prod_donuts')])
    expect(render).toHaveBeenCalledTimes(2)
    const { etag } = (await get('/product/donuts')).headers
    expect((await get('/product/donuts', { 'if-none-match': String(etag) })).status).toBe(304)
    catalogue = shopSelling([shirt('donuts', 'Donuts'), shirt('skull', 'Skull')])
    // Another shirt beside it changes the list, and this page not.
    expect((await get('/product/donuts', { 'if-none-match': String(etag) })).status).toBe(304)
    expect(render).toHaveBeenCalledTimes(2)
    await get('/shop')
    expect(render).toHaveBeenCalledTimes(3)
  })

  it("tells a product's page nothing of other products, and sends to the renderer no more [F4]", async () => {
    catalogue = shopSelling(shirts(1000))
    const page = await get('/product/shirt-0500')
    expect(page.text).not.toContain('shirt-0499')
    expect(servedIn(page.text).products).toEqual([catalogue.find('shirt-0500')])
    const few = shopSelling([shirt('shirt-0500', 'Shirt 0500')])
    catalogue = few
    expect(Buffer.byteLength((await get('/product/shirt-0500')).text)).toBe(Buffer.byteLength(page.text))
    for (const [{ catalogue: sent }] of render.mock.calls) expect(JSON.parse(sent).products).toHaveLength(1)
  })

  it('makes anew only the pages that show what has changed [F4]', async () => {
    const before = shirts(60)
    const all = ['/shop', '/shop?page=2', '/shop?page=3', ...before.map(({ handle }) => `/product/${handle}`)]
    catalogue = shopSelling(before)
    for (const path of all) await get(path)
    expect(render).toHaveBeenCalledTimes(all.length)
    render.mockClear()

    const sold = before.map((product) =>
      product.handle === 'shirt-0030'
        ? { ...product, availability: { S: 0, M: 0 }, inStock: false }
        : product,
    )
    catalogue = shopSelling(sold)
    for (const path of all) await get(path)
    expect(render.mock.calls.map(([{ path }]) => path)).toEqual(['/shop?page=2', '/product/shirt-0030'])
    expect(servedIn((await get('/product/shirt-0030')).text).products[0]).toMatchObject({ inStock: false })
    render.mockClear()

    // What every page tells of.
    catalogue = shopSelling(sold, { ...catalogue.pricing, taxRatePercent: 8.1 })
    for (const path of all) await get(path)
    expect(render).toHaveBeenCalledTimes(all.length)
  })

  it('serves the shop in pages, and no page has two addresses [F4]', async () => {
    catalogue = shopSelling(shirts(60))
    const second = await get('/shop?page=2')
    expect(second.text).toContain('<p>shop at /shop?page=2</p>')
    expect(servedIn(second.text)).toMatchObject({ page: { number: 2, count: 3 } })
    expect(servedIn(second.text).products.map(({ handle }) => handle)).toEqual(
      catalogue.products.slice(24, 48).map(({ handle }) => handle),
    )
    for (const [asked, proper] of [
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
      const answer = await get(`/shop${asked}`)
      expect([answer.status, answer.headers.location, asked]).toEqual([302, proper, asked])
      expect((await get(proper)).status).toBe(200)
    }
    expect((await get('/printing?page=9')).status).not.toBe(302)
    expect((await get('/shop?lang=de&page=2')).text).toContain('shop.pageTitle 2')
  })

  it('keeps nothing of addresses that are made up [F4]', async () => {
    catalogue = shopSelling([shirt('donuts', 'Donuts')])
    for (let number = 0; number < 50; number++) await get(`/product/made-up-${number}?page=${number}`)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('leaves to the scripts what cannot be rendered', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
    render.mockRejectedValueOnce(new Error('broken'))
    catalogue = shopSelling([shirt('donuts', 'Donuts')])
    const page = await get('/product/donuts')
    expect(page.status).toBe(200)
    expect(page.text).toContain('shell')
    expect(page.text).toContain('<title>Donuts | Atelier Steinbock</title>')
    expect((await get('/product/donuts')).text).toContain('<p>product at /product/donuts</p>')
  })

  it('tells crawlers which pages there are and what is none', async () => {
    catalogue = shopSelling([shirt('donuts', 'Donuts')])
    const index = await get('/sitemap.xml')
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
    const parts = [...index.text.matchAll(/<loc>http:\/\/localhost:9000(.*?)<\/loc>/g)].map(
      ([, path = '']) => path,
    )
    expect(parts).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml'])
    const [pages, products] = await Promise.all(parts.map((path) => get(path, { 'accept-encoding': 'gzip' })))
    expect(products?.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-encoding': 'gzip',
    })
    const texts = [pages, products].map((part) => gunzipSync(part?.body ?? '').toString())
    expect(texts[0]).toContain('<loc>http://localhost:9000/shop?lang=fr</loc>')
    expect(texts[0]).not.toContain('/admin')
    expect(texts[1]).toContain('<loc>http://localhost:9000/product/donuts</loc><lastmod>2026-02-01T')
    // Stock and prices stand nowhere in it.
    catalogue = shopSelling([shirt('donuts', 'Donuts', { price: 1, inStock: false })])
    expect((await get('/sitemaps/products-1.xml')).headers.etag).toBe(products?.headers.etag)
    catalogue = shopSelling([shirt('donuts', 'Donuts')], undefined, '2026-03-01T10:00:00Z')
    expect((await get('/sitemap.xml')).text).toContain('<lastmod>2026-03-01T')
    expect((await get('/sitemaps/products-1.xml')).headers.etag).not.toBe(products?.headers.etag)
    expect((await get('/sitemaps/products-2.xml')).status).toBe(404)
    catalogue = undefined
    expect((await get('/sitemap.xml')).text).not.toContain('products')
    expect((await get('/sitemaps/products-1.xml')).status).toBe(404)
    const robots = await get('/robots.txt')
    expect(robots.text).toContain('\nSitemap: http://localhost:9000/sitemap.xml\n')
    expect((await get('/robots.txt', {}, 'POST')).status).toBe(404)
  })

  it.each(['/shop//x', '/SHOP', '/%E0%A4%A', `/${'a'.repeat(8000)}`, '/..%2f', '/product', '//'])(
    'answers %s with a page, 404 and noindex',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(answer.text).toContain('<meta name="robots" content="noindex" />')
      expect(answer.text).not.toContain('canonical')
    },
  )

  it('survives a file that is deleted while it serves', async () => {
    await writeFile(join(siteDir, 'site/static/js/old.abcdef12.chunk.js'), 'old')
    await rm(join(siteDir, 'site/static/js/main.abcdef12.chunk.js'))
    expect((await get('/static/js/main.abcdef12.chunk.js')).status).toBe(404)
    expect((await get('/')).status).toBe(200)
    await writeSite(siteDir)
  })

  it.each([
    ['from the first byte, as players begin', 'bytes=0-', '0-9', '0123456789'],
    ['from the middle, as they seek', 'bytes=4-', '4-9', '456789'],
    ['two bytes, as Safari probes', 'bytes=0-1', '0-1', '01'],
    ['one byte', 'bytes=0-0', '0-0', '0'],
    ['the last bytes', 'bytes=-3', '7-9', '789'],
    ['further than the end', 'bytes=8-99', '8-9', '89'],
  ])('serves part of the film: %s', async (_, range, part, text) => {
    const answer = await get('/media/film/test.webm', { range, 'accept-encoding': 'br' })
    expect(answer).toMatchObject({ status: 206, text })
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${part}/10`,
      'content-length': String(text.length),
      'content-type': 'video/webm',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  it('refuses a part beyond the end, and serves the whole for what is no range', async () => {
    const film = '/media/film/test.webm'
    for (const range of ['bytes=10-', 'bytes=5-2']) {
      const refused = await get(film, { range })
      expect([range, refused.status, refused.text]).toEqual([range, 416, ''])
      expect(refused.headers['content-range']).toBe('bytes */10')
    }
    for (const range of ['lines=1-2', 'bytes=0-1,4-5', 'nonsense'])
      expect([range, (await get(film, { range })).text]).toEqual([range, '0123456789'])
    expect((await get(film, { range: 'bytes=0-1' }, 'HEAD')).text).toBe('')
    for (const path of [
      '/media/film/none.webm',
      '/media/film',
      '/%2e%2e/pages/routes.json',
      `/${'x'.repeat(999)}`,
    ])
      expect([path, (await get(path, { range: 'bytes=0-1' })).status]).toEqual([path, 404])
  })

  it('continues a film only while it is the same one', async () => {
    const film = '/media/film/test.webm'
    const { headers } = await get(film)
    expect(headers['accept-ranges']).toBe('bytes')
    const rest = (condition: string) => get(film, { range: 'bytes=8-', 'if-range': condition })
    expect(await rest(String(headers['last-modified']))).toMatchObject({ status: 206, text: '89' })
    expect(await rest(String(headers.etag))).toMatchObject({ status: 206, text: '89' })
    expect(await rest('W/"of-another"')).toMatchObject({ status: 200, text: '0123456789' })
    expect((await rest(new Date(0).toUTCString())).status).toBe(200)
  })

  it.each(['/', '/nowhere', '/api/test', '/app', '/static/js/main.abcdef12.chunk.js', '/health'])(
    'guards %s with its headers',
    async (path) => {
      const { headers } = await get(path)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['x-powered-by']).toBeUndefined()
    },
  )

  it('limits checkouts of one address, whatever it says about itself', async () => {
    const attempts = []
    for (let attempt = 0; attempt < 6; attempt++) {
      attempts.push(
        await get('/api/Create-Checkout-Session/', { 'x-forwarded-for': `10.0.0.${attempt}` }, 'POST'),
      )
    }
    // Nothing answers here; what counts is who was let through.
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 429])
  })

  it('[R7] limits uploads to ten a minute', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 11; attempt++)
      statuses.push((await get('/api/upload-images', {}, 'POST')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429])
  })

  it('[234] answers too many requests with the sentence and when to come back', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await get('/api/create-checkout-session', {}, 'POST')
    const refused = await get('/api/create-checkout-session', {}, 'POST')
    expect(refused.status).toBe(429)
    expect(JSON.parse(refused.text)).toEqual({ error: MESSAGES.status429, code: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('/api/products')).status).not.toBe(429)
    expect((await get('/')).status).toBe(200)
  })

  it('limits sign-ins, hands their body on, and lets tokens be renewed', async () => {
    const signIn = () => post('/auth/user/emailpass', '{"email":"a@b.ch","password":"x"}')
    expect(JSON.parse((await signIn()).text)).toEqual({ email: 'a@b.ch', password: 'x' })
    for (let attempt = 0; attempt < 4; attempt++) await signIn()
    expect((await signIn()).status).toBe(429)
    expect((await post('/auth/token/refresh', '{}')).status).toBe(200)
  })

  it('answers a body that is no JSON with a sentence', async () => {
    const answer = await post('/auth/user/emailpass', '{"email":')
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toEqual({ error: MESSAGES.status400, code: 'invalid_request' })
  })

  it('keeps forged addresses from Medusa', async () => {
    await get('/admin/products', {
      'x-forwarded-for': '1.2.3.4',
      'x-real-ip': '1.2.3.4',
      'cf-connecting-ip': '1.2.3.4',
    })
    expect(seenByMedusa).toHaveProperty('host')
    for (const name of ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip']) {
      expect(seenByMedusa).not.toHaveProperty(name)
    }
  })

  it("refuses changes that another origin's page asks for, also one of the same site", async () => {
    const ask = (origin: string, method = 'POST', host = 'localhost:9000') =>
      get('/auth/session', { origin, host }, method)
    for (const origin of ['https://evil.example', 'http://localhost:9101', 'null']) {
      expect(await ask(origin)).toMatchObject({ status: 403 })
      expect((await ask(origin, 'GET')).status).not.toBe(403)
    }
    expect((await ask('http://localhost:9000')).status).toBe(200)
    expect((await ask('http://127.0.0.1:9000')).status).toBe(200)
    expect((await ask('http://192.168.1.5:9000', 'POST', '192.168.1.5:9000')).status).toBe(200)
  })

  it('answers an error with a sentence, not with a stack', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const answer = await get('/admin/broken')
    expect(answer.status).toBe(500)
    expect(JSON.parse(answer.text)).toEqual({ error: MESSAGES.status500, code: 'internal' })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })

  it('is alive from the first moment, ready only while it can serve', async () => {
    expect(await get('/health')).toMatchObject({ status: 200, text: '{"status":"alive"}' })
    expect(JSON.parse((await get('/ready')).text)).toEqual({ error: 'starting', code: 'not_ready' })
    let database: () => Promise<boolean> = async () => true
    readiness.serve(() => database())
    expect((await get('/ready')).status).toBe(200)
    database = async () => false
    expect((await get('/ready')).text).toContain('migrations are not current')
    database = () => new Promise(() => undefined)
    expect((await get('/ready')).text).toContain('the database does not answer')
    readiness.stop()
    expect(await get('/ready')).toMatchObject({ status: 503 })
  })
})

function fakeMedusa() {
  const app = express()
  app.set('trust proxy', 1)
  app.use((incoming, _response, next) => {
    seenByMedusa = incoming.headers
    next()
  })
  app.get('/admin/products', (_incoming, response) => response.json('medusa'))
  app.get('/admin/broken', () => {
    throw new Error('secret detail')
  })
  app.post('/auth/*', (incoming, response) => response.json(incoming.body ?? {}))
  return app
}

/** What a page tells its scripts of the catalogue. */
function servedIn(html: string): ServedCatalogue {
  return JSON.parse(/id="catalogue">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
}

async function writeSite(folder: string) {
  await mkdir(join(folder, 'site/static/js'), { recursive: true })
  await writeFile(join(folder, 'site/static/js/main.abcdef12.chunk.js'), 'run()')
  await writeFile(join(folder, 'site/static/js/main.abcdef12.chunk.js.br'), 'br')
  await writeFile(join(folder, 'site/favicon.svg'), '<svg/>')
  await mkdir(join(folder, 'site/media/film'), { recursive: true })
  await writeFile(join(folder, 'site/media/film/test.webm'), '0123456789')
  for (const language of LANGUAGES) {
    await mkdir(join(folder, 'pages', language), { recursive: true })
    const { facts, files } = pagesOf(language, Object.entries(ROUTES))
    await writeFile(join(folder, 'pages', language, 'facts.json'), JSON.stringify(facts))
    for (const [file, html] of files) await writeFile(join(folder, 'pages', language, file), html)
  }
  await writeFile(join(folder, 'pages/routes.json'), JSON.stringify(ROUTES))
}

function post(path: string, body: string) {
  return get(path, { 'content-type': 'application/json' }, 'POST', body)
}

/** Node's own client: fetch would tidy paths and undo the compression. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) {
  const { port } = server.address() as AddressInfo
  type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer; text: string }
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const whole = Buffer.concat(parts)
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: whole,
          text: whole.toString(),
        })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
