import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCommonHeaders } from '../../../../src/server/guard/security-headers'
import { createUploadsLayer } from '../../../../src/server/layers/static-files'
import { listen, send } from '../http-client'
import { setUpServer, writeSite } from '../server-fixture'

const fixture = setUpServer()
const NAME = `${'a'.repeat(32)}.webp`

describe('files of the site', () => {
  it('serves hashed files for good, their compressed twins, and nothing outside', async () => {
    const script = await fixture.get('/static/js/main.abcdef12.chunk.js', { 'accept-encoding': 'br' })
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(script.headers['content-encoding']).toBe('br')
    expect(script.headers['x-content-type-options']).toBe('nosniff')
    expect((await fixture.get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
    expect((await fixture.get('/../pages/en/facts.json')).status).toBe(404)
    expect((await fixture.get('/%2e%2e/pages/en/facts.json')).status).toBe(404)
    expect((await fixture.get('/%00')).status).toBe(404)
    expect((await fixture.get('/%')).status).toBe(404)
  })

  it('survives a file that is deleted while it serves', async () => {
    await writeFile(join(fixture.siteDir, 'site/static/js/old.abcdef12.chunk.js'), 'old')
    await rm(join(fixture.siteDir, 'site/static/js/main.abcdef12.chunk.js'))
    expect((await fixture.get('/static/js/main.abcdef12.chunk.js')).status).toBe(404)
    expect((await fixture.get('/')).status).toBe(200)
    await writeSite(fixture.siteDir)
  })

  it('goes on serving when a compressed twin vanishes, and leaves nobody waiting for it', async () => {
    const script = '/static/js/main.abcdef12.chunk.js'
    await rm(join(fixture.siteDir, `site${script}.br`))
    await expect(fixture.get(script, { 'accept-encoding': 'br' })).rejects.toThrow('socket hang up')
    expect((await fixture.get(script)).text).toBe('run()')
    await writeSite(fixture.siteDir)
  })

  it.each([
    ['from the first byte, as players begin', 'bytes=0-', '0-9', '0123456789'],
    ['from the middle, as they seek', 'bytes=4-', '4-9', '456789'],
    ['two bytes, as Safari probes', 'bytes=0-1', '0-1', '01'],
    ['one byte', 'bytes=0-0', '0-0', '0'],
    ['the last bytes', 'bytes=-3', '7-9', '789'],
    ['further than the end', 'bytes=8-99', '8-9', '89'],
  ])('serves part of the film: %s', async (_, range, part, text) => {
    const answer = await fixture.get('/media/film/test.webm', { range, 'accept-encoding': 'br' })
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
      const refused = await fixture.get(film, { range })
      expect([range, refused.status, refused.text]).toEqual([range, 416, ''])
      expect(refused.headers['content-range']).toBe('bytes */10')
      expect(refused.headers['cache-control']).toBeUndefined()
    }
    const other = await fixture.get(film, { range: 'bytes=0-1', 'if-match': '"of-another"' })
    expect([other.status, other.headers['cache-control']]).toEqual([412, undefined])
    for (const range of ['lines=1-2', 'bytes=0-1,4-5', 'nonsense'])
      expect([range, (await fixture.get(film, { range })).text]).toEqual([range, '0123456789'])
    expect((await fixture.get(film, { range: 'bytes=0-1' }, 'HEAD')).text).toBe('')
    for (const path of [
      '/media/film/none.webm',
      '/media/film',
      '/%2e%2e/pages/en/facts.json',
      `/${'x'.repeat(999)}`,
    ])
      expect([path, (await fixture.get(path, { range: 'bytes=0-1' })).status]).toEqual([path, 404])
  })

  it('continues a film only while it is the same one', async () => {
    const film = '/media/film/test.webm'
    const { headers } = await fixture.get(film)
    expect(headers['accept-ranges']).toBe('bytes')
    const rest = (condition: string) => fixture.get(film, { range: 'bytes=8-', 'if-range': condition })
    expect(await rest(String(headers['last-modified']))).toMatchObject({ status: 206, text: '89' })
    expect(await rest(String(headers.etag))).toMatchObject({ status: 206, text: '89' })
    expect(await rest('W/"of-another"')).toMatchObject({ status: 200, text: '0123456789' })
    expect((await rest(new Date(0).toUTCString())).status).toBe(200)
  })
})

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
  ])('are refused without leave to keep the answer: %s', async (_, name, conditions, expected) => {
    const { status, text, headers } = await get(name, conditions)
    expect([status, text]).toEqual([expected, ''])
    expect(headers['cache-control']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-range']).toBe(expected === 416 ? 'bytes */10' : undefined)
  })
})
