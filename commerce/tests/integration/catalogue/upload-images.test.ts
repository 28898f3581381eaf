import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'node:http'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { uploadedImagesSchema, type UploadedImages } from '../../../src/contract/admin/upload'
import { fetchShopCatalogue, get, fetchProduct } from '../../support/shop-client'
import { takeShop } from '../../support/shared-shop'
import { type Shop } from '../../support/shop'

let shop: Shop
let dataDir: string
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, staff, dataDir } = await takeShop())
})

type Sent = { bytes: Buffer; name?: string; type?: string; field?: string }

async function upload(pictures: Sent[], fields: Record<string, string> = {}, headers = staff) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const { bytes, name = 'shirt.jpg', type = 'image/jpeg', field = 'images[]' } of pictures)
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name)
  const response = await fetch(`${shop.origin}/api/upload-images`, { method: 'POST', body: form, headers })
  return { status: response.status, body: await response.json() }
}

async function taken(...given: Parameters<typeof upload>): Promise<UploadedImages['images']> {
  const { status, body } = await upload(...given)
  expect([status, body]).toEqual([201, expect.anything()])
  return uploadedImagesSchema.parse(body).images
}

const drawPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#606c38' } })
const drawJpeg = (width = 1600, height = 1200) => drawPicture(width, height).jpeg().toBuffer()
const folder = () => join(dataDir, 'uploads')
const kept = () => (existsSync(folder()) ? readdirSync(folder()) : [])

/** Each is refused with this status and code and a sentence, and nothing of it stays on the disk. */
async function expectRefused(
  sent: Sent[],
  status: number,
  code: string,
  fields: Record<string, string> = {},
) {
  const before = kept()
  const answer = await upload(sent, fields)
  expect([answer.status, answer.body]).toEqual([
    status,
    { error: expect.stringMatching(/^[A-Z].*\.$/), code },
  ])
  expect(kept()).toEqual(before)
}

describe('POST /api/upload-images', () => {
  it('takes nothing from whoever is not signed in [R7]', async () => {
    const before = kept()
    const strangers: Record<string, string>[] = [{}, { authorization: 'Bearer forged' }]
    for (const headers of strangers) {
      const answer = await upload([{ bytes: await drawJpeg() }], {}, headers)
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    }
    expect(kept()).toEqual(before)
    const wrong = await get(`${shop.origin}/api/upload-images`, staff)
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it.each(['jpeg', 'png', 'webp'] as const)(
    'keeps a %s in two sizes of WebP that never change [R7]',
    async (format) => {
      const bytes = await drawPicture(1600, 1200).toFormat(format).toBuffer()
      const [image] = await taken([{ bytes, field: format === 'png' ? 'images' : 'images[]' }])
      expect(image).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
        url: `/media/uploads/${image?.id}`,
        width: 1000,
        height: 750,
      })
      for (const [url, width] of [
        [image?.url ?? '', 1000],
        [(image?.url ?? '').replace('.webp', '-400.webp'), 400],
      ] as const) {
        const response = await fetch(shop.origin + url)
        expect(response.status).toBe(200)
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
        })
        const read = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
        expect(read).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 })
      }
    },
  )

  it('turns a picture upright and forgets where it was taken [217] [R7]', async () => {
    const bytes = await sharp(await drawJpeg(1200, 600))
      .withExif({
        IFD0: { Copyright: 'Ursina' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 51/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(bytes).metadata()).orientation).toBe(6)
    const [image] = await taken([{ bytes }])
    expect(image).toMatchObject({ width: 500, height: 1000 })
    const read = await sharp(
      Buffer.from(await (await fetch(shop.origin + image?.url)).arrayBuffer()),
    ).metadata()
    expect([read.width, read.height, read.exif, read.icc, read.xmp, read.orientation]).toEqual([
      500,
      1000,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('keeps nothing of what was hidden behind a picture [R7]', async () => {
    const payload = '<script>alert(document.cookie)</script>PK\u0003\u0004'
    const [image] = await taken([
      { bytes: Buffer.concat([await drawJpeg(), Buffer.from(payload)]), name: 'a.html' },
    ])
    const served = Buffer.from(await (await fetch(shop.origin + image?.url)).arrayBuffer())
    expect(served.includes('script')).toBe(false)
    expect(served.includes('PK\u0003\u0004')).toBe(false)
  })

  it('gives its own names, whatever the sender calls the file [R7]', async () => {
    for (const name of ['../../../../etc/passwd', '..\\..\\server.js', '.htaccess', 'x'.repeat(4000)]) {
      const [image] = await taken([{ bytes: await drawJpeg(40, 30), name }])
      expect(image?.url).toMatch(/^\/media\/uploads\/[0-9a-f]{32}\.webp$/)
    }
    await expectRefused([{ bytes: await drawJpeg(40, 30), name: 'a\u0000.jpg' }], 400, 'invalid_form')
    for (const path of ['..%2f..%2fsecrets.json', '../secrets.json', '.hidden.part', '', 'x.webp']) {
      const { status } = await get(`${shop.origin}/media/uploads/${path}`)
      expect(status).toBeGreaterThanOrEqual(400)
    }
  })

  it('refuses what is no picture, however it is dressed [R7]', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const gif = await drawPicture(10, 10).gif().toBuffer()
    for (const bytes of [
      svg,
      gif,
      Buffer.from('%PDF-1.7'),
      Buffer.from('<html>'),
      Buffer.alloc(0),
      Buffer.from('MZ'),
    ])
      await expectRefused([{ bytes, type: 'image/png', name: 'shirt.png' }], 415, 'unknown_type')
  })

  it('refuses a damaged picture [R7]', async () => {
    const whole = await drawPicture(800, 800).png().toBuffer()
    await expectRefused([{ bytes: whole.subarray(0, 60) }], 415, 'unreadable')
    const noise = await sharp(
      Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251)),
      {
        raw: { width: 300, height: 300, channels: 3 },
      },
    )
      .jpeg()
      .toBuffer()
    await expectRefused([{ bytes: noise.subarray(0, noise.length / 2) }], 415, 'unreadable')
  })

  it('refuses a small file that would become a huge picture [R7]', async () => {
    const bomb = await drawPicture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(2_000_000)
    await expectRefused([{ bytes: bomb }], 413, 'too_many_pixels')
  })

  it('refuses 20 MB, and more pictures than it takes [R7]', async () => {
    await expectRefused(
      [{ bytes: Buffer.concat([await drawJpeg(), Buffer.alloc(20_000_000)]) }],
      413,
      'too_large',
    )
    const small = await drawJpeg(20, 20)
    await expectRefused(
      Array.from({ length: 5 }, () => ({ bytes: small })),
      413,
      'too_many',
    )
  })

  it('refuses a form without a picture, with strange fields, or that is none [R7]', async () => {
    const one = { bytes: await drawJpeg(40, 40) }
    await expectRefused([], 400, 'no_images')
    await expectRefused([{ ...one, field: 'evil' }], 400, 'invalid_form')
    await expectRefused([one], 400, 'invalid_place', { side: 'front' })
    await expectRefused([one], 400, 'invalid_place', { productId: 'prod_x', side: 'inside' })
    await expectRefused([one, one], 400, 'invalid_place', { productId: 'prod_x', side: 'front' })
    await expectRefused([one], 400, 'no_such_product', { productId: 'prod_x', side: 'front' })
    const json = await fetch(`${shop.origin}/api/upload-images`, {
      method: 'POST',
      headers: { ...staff, 'content-type': 'application/json' },
      body: '{}',
    })
    expect([json.status, await json.json()]).toEqual([415, { error: expect.any(String), code: 'not_a_form' }])
  })

  it('keeps none of several when one of them is refused [R7]', async () => {
    const before = kept()
    const answer = await upload([{ bytes: await drawJpeg() }, { bytes: Buffer.from('no picture') }])
    expect(answer.status).toBe(415)
    expect(kept()).toEqual(before)
  })

  it('shows a product with its new front and back in the catalogue and in Medusa [R7]', async () => {
    const skull = await fetchProduct(shop, 'crying-skull')
    const bytes = await drawJpeg()
    const [front] = await taken([{ bytes }], { productId: skull.id, side: 'front' })
    const images = async () =>
      (await fetchShopCatalogue(shop)).products.find(({ id }) => id === skull.id)?.images
    await expect.poll(images).toEqual({ front: front?.url, back: skull.images.back })
    const [back] = await taken([{ bytes }], { productId: skull.id, side: 'back' })
    await expect.poll(images).toEqual({ front: front?.url, back: back?.url })
    const { body } = await get(`${shop.origin}/admin/products/${skull.id}?fields=thumbnail,*images`, staff)
    expect(body).toMatchObject({
      product: {
        thumbnail: front?.url,
        images: [
          { url: front?.url, metadata: { side: 'front' } },
          { url: back?.url, metadata: { side: 'back' } },
        ],
      },
    })
  })

  it("[R7] cleans what comes through Medusa's own admin as well", async () => {
    const send = async (bytes: Buffer) => {
      const form = new FormData()
      form.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/svg+xml' }), '../a.svg')
      return fetch(`${shop.origin}/admin/uploads`, { method: 'POST', body: form, headers: staff })
    }
    const before = kept()
    const refused = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect([refused.status, await refused.json()]).toMatchObject([
      415,
      { message: expect.stringMatching(/^Only JPEG/) },
    ])
    expect(kept()).toEqual(before)
    const answer = await send(await drawJpeg())
    expect(await answer.json()).toMatchObject({
      files: [{ url: expect.stringMatching(/^\/media\/uploads\/[0-9a-f]{32}\.webp$/) }],
    })
  })

  it.each(['/admin/uploads', '/admin/products/import', '/admin/products/imports'])(
    'takes no huge files at %s, nor ones without an end, and reads nothing of them',
    async (path) => {
      expect(await begin(path, { 'content-length': String(33 * 1024 * 1024) })).toBe(413)
      expect(await begin(path, { 'transfer-encoding': 'chunked' })).toBe(411)
    },
  )
})

/** Begins to send a form and sends nothing of it; resolves with the status. */
function begin(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    const begun = request(shop.origin + path, { method: 'POST', headers: { ...staff, ...type, ...headers } })
    begun.once('error', reject)
    begun.once('response', ({ statusCode }) => {
      resolve(statusCode)
      begun.destroy()
    })
    begun.flushHeaders()
  })
}
