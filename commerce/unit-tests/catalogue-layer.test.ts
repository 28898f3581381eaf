import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogueAnswer, type CatalogueAnswer } from '../src/catalogue/catalogue-answer'
import { createCatalogueLayer } from '../src/server/catalogue-layer'
import { TERMS } from './sales-terms'

let server: Server
let answer: CatalogueAnswer | undefined

beforeEach(async () => {
  answer = catalogueAnswer({
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
  const layer = createCatalogueLayer(() => answer, { 'X-Content-Type-Options': 'nosniff' })
  server = createServer((incoming, response) => {
    if (!layer(incoming, response, incoming.url ?? '/')) response.writeHead(418).end('Medusa')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
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
    const [first, second] = [answer?.encoded('br'), answer?.encoded('br')]
    expect(second).toBe(first)
    expect(await first).toBe(await answer?.encoded('br'))
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
    const encoded = vi.spyOn(answer as CatalogueAnswer, 'encoded')
    const known = await ask({ 'if-none-match': etag })
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, etag])
    expect(known.headers.vary).toBe('Accept-Encoding')
    expect(encoded).not.toHaveBeenCalled()
    expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200)
  })

  it('leaves other methods, other paths and an unknown catalogue to Medusa', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await ask({}, method)).status).toBe(418)
    expect((await ask({}, 'GET', '/api/products/1')).status).toBe(418)
    answer = undefined
    expect((await ask()).status).toBe(418)
  })
})

/** Node's own client: fetch would undo the compression. */
function ask(headers: Record<string, string> = {}, method = 'GET', path = '/api/products') {
  const { port } = server.address() as AddressInfo
  type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
