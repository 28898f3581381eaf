import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { logger } from '@medusajs/framework/logger'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnvironment } from '../../../../src/lib/environment'
import { buildS3Options } from '../../../../src/modules/file-s3/s3-options'
import { S3ImageService } from '../../../../src/modules/file-s3/service'

const BUCKET = 'pictures'
let directory: string
let store: S3rver
let server: Server
let origin: string
let requests: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 's3-'))
  // It checks signatures, under the keys that it always has.
  store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  await store.run()
  server = store.httpServer
  server.on('request', ({ method, url, headers }) => requests.push({ method, url, headers }))
  // By name: under a number the SDK takes the path by itself.
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await store.close()
  await rm(directory, { recursive: true })
})

function pictures(more: Record<string, string> = {}) {
  const { s3 } = parseEnvironment({
    S3_BUCKET: BUCKET,
    S3_REGION: 'eu-central-2',
    S3_ENDPOINT: origin,
    S3_FILE_URL: `${origin}/${BUCKET}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_FORCE_PATH_STYLE: 'true',
    ...more,
  })
  if (s3 === undefined) throw new Error('There is no bucket')
  return new S3ImageService({ logger }, buildS3Options(s3))
}

async function upload(service: S3ImageService) {
  requests = []
  const shirt = sharp({ create: { width: 40, height: 30, channels: 3, background: '#606c38' } })
  const content = (await shirt.png().toBuffer()).toString('base64')
  return service.upload({ filename: 'shirt.png', mimeType: 'image/png', content, access: 'public' })
}

describe('pictures in a bucket that is not at Amazon', () => {
  it('go to the path of the bucket, and are there for everybody, for good', async () => {
    const { url } = await upload(pictures())
    expect(requests.map((request) => request.url?.split('?')[0])).toEqual([new URL(url).pathname])
    expect(requests[0]?.headers['x-amz-acl']).toBe('public-read')
    const answer = await fetch(url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000')
    const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([format, width]).toEqual(['webp', 40])
  })

  it('go without an access list where the bucket refuses them', async () => {
    const { url } = await upload(pictures({ S3_ACL: 'false' }))
    expect((await fetch(url)).status).toBe(200)
    expect(requests[0]).toMatchObject({ method: 'PUT' })
    expect(requests[0]?.headers).not.toHaveProperty('x-amz-acl')
  })

  it('are refused with another secret', async () => {
    await expect(upload(pictures({ S3_SECRET_ACCESS_KEY: 'another' }))).rejects.toThrow(/signature/i)
  })
})
