import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { STORAGE_KEYS } from '../../../../src/contract/site/storage-keys'
import { setUpServer } from '../server-fixture'
import { buildCatalogueIndexWith, shirt } from '../site-fixture'

const fixture = setUpServer()

describe('pages before Medusa', () => {
  it("serves a page in the visitor's language and says what it depends on", async () => {
    const answer = await fixture.get('/', { 'accept-language': 'de-CH,fr;q=0.5' })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('<title>home de</title>')
    expect(answer.headers['content-language']).toBe('de')
    expect(answer.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding')
    const cookie = `${STORAGE_KEYS.chosenLanguage}=it`
    expect((await fixture.get('/', { 'accept-language': 'de', cookie })).text).toContain('home it')
  })

  it('writes the configuration into the page, safe from quotes', async () => {
    const { text } = await fixture.get('/product/crying-skull')
    const content = /name="shop-config" content="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"')
    expect(JSON.parse(content ?? '')).toEqual({
      stripePublishableKey: 'pk_test_sandbox',
      stripeScriptUrl: 'http://localhost:9101/stripe.js',
    })
  })

  it('keeps the address of a proof to itself, and lets nobody keep its page', async () => {
    const { headers } = await fixture.get('/proof?token=preq_1.x')
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    const other = await fixture.get('/order?token=x')
    expect(other.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  it('compresses for those who can read it', async () => {
    const brotli = await fixture.get('/', { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toContain('home en')
    const gzipped = await fixture.get('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(gzipped.body).toString()).toContain('home en')
  })

  it('answers 304 to one who has the page, and another language is another page', async () => {
    const etag = String((await fixture.get('/')).headers.etag)
    const again = await fixture.get('/', { 'if-none-match': etag })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(again.headers.vary).toContain('Accept-Language')
    expect((await fixture.get('/', { 'if-none-match': etag, 'accept-language': 'de' })).status).toBe(200)
  })

  it('answers unknown paths with the page for them and 404', async () => {
    const answer = await fixture.get('/nowhere?x=1')
    expect(answer).toMatchObject({ status: 404 })
    expect(answer.text).toContain('notFound en')
    expect((await fixture.get('/static/js/gone.12345678.chunk.js')).headers['content-type']).toContain('json')
  })

  it('sends one slash too many home, with the query', async () => {
    const answer = await fixture.get('/admin/?a=1')
    expect(answer).toMatchObject({ status: 308 })
    expect(answer.headers.location).toBe('/admin?a=1')
  })

  it.each([
    ['/SHOP?lang=fr&page=2', '/shop?lang=fr&page=2'],
    ['/About).?a=%20b&a=//evil.example', '/about?a=%20b&a=//evil.example'],
    ['/Order,?token=chki_1.Ab-_.', '/order?token=chki_1.Ab-_.'],
    ['/.?lang=de', '/?lang=de'],
  ])('sends who follows %s to %s for good, in one step', async (typed, to) => {
    const answer = await fixture.get(typed)
    expect(answer.status).toBe(308)
    expect(answer.headers.location).toBe(to)
    expect((await fixture.get(to)).status).toBe(200)
  })

  it('keeps the address of a proof to itself also where it is misspelled', async () => {
    const { headers } = await fixture.get('/Proof.?token=preq_1.x')
    expect(headers).toMatchObject({
      location: '/proof?token=preq_1.x',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
  })

  it.each([
    ['/product/Donuts', '/product/donuts'],
    ['/product/donuts.?lang=fr', '/product/donuts?lang=fr'],
    ['/Product/DONUTS%20)?a=1', '/product/donuts?a=1'],
    ['/product/prod_donuts,', '/product/donuts'],
    ['/product/%C3%84.', '/product/%C3%A4'],
  ])('sends who follows %s to the product that is meant, at %s', async (typed, to) => {
    fixture.catalogue = buildCatalogueIndexWith([shirt('donuts', 'Donuts'), shirt('ä', 'Ä')])
    const answer = await fixture.get(typed)
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe(to)
    expect((await fixture.get(to)).status).toBe(200)
  })

  it.each(['/product/nothing.', '/product/Tee.', '/product/prod_Tee.', '/product/donuts'])(
    'answers %s itself, whose product is spelled so or is none',
    async (path) => {
      fixture.catalogue = buildCatalogueIndexWith([shirt('Tee.', 'Tee'), shirt('donuts', 'Donuts')])
      expect([200, 404]).toContain((await fixture.get(path)).status)
    },
  )

  it('answers HEAD without a body and refuses to post to a page', async () => {
    expect(await fixture.get('/', {}, 'HEAD')).toMatchObject({ status: 200, text: '' })
    expect(await fixture.get('/', {}, 'POST')).toMatchObject({ status: 405 })
  })

  it("serves exact /admin itself and leaves Medusa's paths to Medusa", async () => {
    expect((await fixture.get('/admin')).text).toContain('admin en')
    expect((await fixture.get('/admin/products')).text).toBe('"medusa"')
    expect((await fixture.get('/api/unknown')).status).toBe(404)
    expect(JSON.parse((await fixture.get('/api/unknown')).text)).toEqual({
      error: 'Not found',
      code: 'not_found',
    })
  })

  it('answers the address of a language in it, the same to everybody', async () => {
    const cookie = `${STORAGE_KEYS.chosenLanguage}=it`
    const answer = await fixture.get('/?lang=de', { 'accept-language': 'fr', cookie })
    expect(answer.text).toContain('<title>home de</title>')
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await fixture.get('/?lang=xx', { 'accept-language': 'fr' })).text).toContain('home fr')
    const plain = await fixture.get('/', { 'accept-language': 'de' })
    expect(plain.headers.etag).not.toBe(answer.headers.etag)
    expect((await fixture.get('/?lang=de', { 'if-none-match': String(answer.headers.etag) })).status).toBe(
      304,
    )
  })

  it('keeps a language that a page of its own asks for, as the switcher does', async () => {
    const kept = {
      'set-cookie': [
        expect.stringMatching(/^atelier-steinbock\.chosen-language=de; path=\/; max-age=31536000;/),
      ],
    }
    const own = await fixture.get('/?lang=de', { 'sec-fetch-site': 'same-origin' })
    expect(own.headers).toMatchObject({ ...kept, 'cache-control': 'private, no-cache' })
    const conditions = { 'sec-fetch-site': 'same-origin', 'if-none-match': String(own.headers.etag) }
    expect(await fixture.get('/?lang=de', conditions)).toMatchObject({ status: 304, headers: kept })
    // Where browsers do not say where they come from, the referrer does.
    expect((await fixture.get('/?lang=de', { referer: 'http://localhost:9000/shop' })).headers).toMatchObject(
      kept,
    )
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:9000/' },
      { 'sec-fetch-site': 'none' },
      { referer: 'https://search.example/' },
      { referer: 'nonsense' },
      { 'sec-fetch-site': 'same-origin', cookie: `${STORAGE_KEYS.chosenLanguage}=de` },
    ]
    for (const headers of elsewhere) {
      const answer = await fixture.get('/?lang=de', headers)
      expect(answer.headers).toMatchObject({ 'content-language': 'de', 'cache-control': 'no-cache' })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })
})
