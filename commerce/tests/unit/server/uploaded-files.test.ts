import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCommonHeaders } from '../../../src/server/security-headers'
import { createUploadsLayer } from '../../../src/server/static-files'
import { listen, send } from './http-client'

const NAME = `${'a'.repeat(32)}.webp`

describe('uploaded pictures', () => {
  let folder: string
  let server: Server
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uploads-'))
    await writeFile(join(folder, NAME), '0123456789')
    const serve = createUploadsLayer(folder, buildCommonHeaders({ publicUrl: 'http://localhost:9000' }))
    server = await listen(createServer((request, response) => serve(request, response, request.url ?? '')))
  })
  afterAll(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })
  const get = (name: string, headers: Record<string, string> = {}) =>
    send(server, { path: `/media/uploads/${name}`, headers })

  it('are kept for good', async () => {
    const { status, text, headers } = await get(NAME)
    expect([status, text]).toEqual([200, '0123456789'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    ['a part beyond the end', NAME, { range: 'bytes=10-' }, 416],
    ['another version', NAME, { 'if-match': '"another"' }, 412],
    ['one that is not there', `${'b'.repeat(32)}.webp`, {}, 404],
    ['a file of another name', 'secret.txt', {}, 404],
  ])('are refused without leave to keep the answer: %s', async (_, name, asked, expected) => {
    const { status, text, headers } = await get(name, asked)
    expect([status, text]).toEqual([expected, ''])
    expect(headers['cache-control']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-range']).toBe(expected === 416 ? 'bytes */10' : undefined)
  })
})
