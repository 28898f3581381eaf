import { createServer, type Server } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCatalogueResponse, type CatalogueResponse } from '../../../../src/catalogue/catalogue-response'
import { createCatalogueLayer } from '../../../../src/server/layers/catalogue-layer'
import { listen, send } from '../http-client'
import { TERMS } from '../../catalogue/sample-sales-terms'

let server: Server
let catalogue: CatalogueResponse | undefined

beforeEach(async () => {
  catalogue = createCatalogueResponse({
    ...TERMS,
    products: [
      {
        id: 'prod_donuts',
        handle: 'donuts',
        name: 'Donuts',
        description: 'All about donuts. '.repeat(50),
        details: [],
        translations: undefined,
        images: ['/media/products/donuts-front.webp'],
        updatedAt: new Date(0),
        sizes: [{ variantId: 'v', size: 'M', priceInRappen: 2990, stock: null, available: true }],
      },
    ],
  })
  const layer = createCatalogueLayer(() => catalogue, { 'X-Content-Type-Options': 'nosniff' })
  server = await listen(
    createServer((incoming, response) => {
      if (!layer(incoming, response, incoming.url ?? '/')) response.writeHead(418).end('Medusa')
    }),
  )
})
afterEach(() => {
  server.close()
})

describe('GET /api/products', () => {
  it('comes compressed as the browser can read it, and is the same in each encoding [F4]', async () => {
    const plain = await ask()
    const brotli = await ask({ 'accept-encoding': 'gzip, br' })
    const gzip = await ask({ 'accept-encoding': 'gzip' })
    expect(JSON.parse(plain.body.toString()).products).toMatchObject([{ name: 'Donuts', price: 29.9 }])
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(brotli.body.length).toBeLessThan(plain.body.length / 2)
  })

  it('is compressed once, however many ask at the same time [F4]', async () => {
    const [first, second] = [catalogue?.encode('br'), catalogue?.encode('br')]
    expect(second).toBe(first)
    expect(await first).toBe(await catalogue?.encode('br'))
  })

  it('goes with its headers, to HEAD without a body', async () => {
    const { body } = await ask()
    const head = await ask({}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(head.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-length': String(body.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  it('is not sent again to whoever has it', async () => {
    const { etag = '' } = (await ask()).headers
    const encode = vi.spyOn(catalogue as CatalogueResponse, 'encode')
    const unchanged = await ask({ 'if-none-match': etag })
    expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([304, 0, etag])
    expect(unchanged.headers.vary).toBe('Accept-Encoding')
    expect(encode).not.toHaveBeenCalled()
    expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200)
  })

  it('leaves other methods, other paths and an unknown catalogue to Medusa', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await ask({}, method)).status).toBe(418)
    expect((await ask({}, 'GET', '/api/products/1')).status).toBe(418)
    catalogue = undefined
    expect((await ask()).status).toBe(418)
  })
})

function ask(headers: Record<string, string> = {}, method = 'GET', path = '/api/products') {
  return send(server, { path, method, headers })
}
