import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES } from '../../../../src/contract/site/language'
import { setUpServer } from '../server-fixture'

const fixture = setUpServer()

beforeEach(async () => {
  fixture.adminDir = await mkdtemp(join(tmpdir(), 'admin-'))
  await fixture.start()
})
afterEach(() => rm(fixture.adminDir, { recursive: true }))

const built = () => join(fixture.adminDir, 'public', 'app')

/** Builds the admin as the launcher does: beside its place, and then moves it there as a whole. */
async function buildAdmin(text: string) {
  const unfinished = join(fixture.adminDir, 'unfinished')
  await mkdir(join(unfinished, 'assets'), { recursive: true })
  await writeFile(join(unfinished, 'index.html'), `<title>${text}</title>`)
  await writeFile(join(unfinished, 'assets', 'index-BkT3xQ.js'), text)
  await writeFile(join(unfinished, 'assets', 'index-BkT3xQ.js.gz'), 'gz')
  await mkdir(join(fixture.adminDir, 'public'), { recursive: true })
  await rm(built(), { recursive: true, force: true })
  await rename(unfinished, built())
}

describe('the admin while it is built', () => {
  it.each(['/app', '/app/', '/app/orders/order_1', '/app/assets/index-BkT3xQ.js'])(
    'says at %s that it is being built, and asks again by itself',
    async (path) => {
      const answer = await fixture.get(path, { 'accept-language': 'de-CH' })
      expect(answer.status).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.text).toContain('<html lang="de">')
      expect(answer.text).toContain('wird gebaut')
      expect(answer.text).toContain('<meta http-equiv="refresh" content="5" />')
      expect(answer.text).toContain('rel="stylesheet"')
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
    },
  )

  it('says it in the language of whoever asks', async () => {
    const titles = await Promise.all(
      LANGUAGES.map(async (language) => {
        const { text } = await fixture.get('/app', { 'accept-language': language })
        expect(text).toContain(`<html lang="${language}">`)
        return /<h1>(.*)<\/h1>/.exec(text)?.[1]
      }),
    )
    expect(new Set(titles).size).toBe(LANGUAGES.length)
  })

  it('opens in its place without a restart, and gives way to a newer one', async () => {
    expect((await fixture.get('/app')).status).toBe(503)
    for (const text of ['the first', 'the second one']) {
      await buildAdmin(text)
      expect(await fixture.get('/app')).toMatchObject({ status: 200, text: `<title>${text}</title>` })
    }
    await rm(built(), { recursive: true })
    expect((await fixture.get('/app')).status).toBe(503)
  })

  it.each([
    ['packages', 'Its packages could not be installed'],
    ['build', 'It could not be built'],
  ])('says what failed and what to do where its %s broke off', async (absence, sentence) => {
    await writeFile(join(fixture.adminDir, 'absence'), absence)
    const answer = await fixture.get('/app')
    expect(answer.status).toBe(503)
    expect(answer.text).toContain(sentence)
    expect(answer.text).toContain('start the shop again')
    // Nothing would change.
    expect(answer.text).not.toContain('refresh')
    expect(answer.headers['retry-after']).toBeUndefined()
  })
})

describe('the admin', () => {
  beforeEach(() => buildAdmin('admin'))

  it.each(['/app', '/app/', '/app/orders/order_1?x=1', '/app/login'])(
    'is one page for all of its addresses: %s',
    async (path) => {
      const answer = await fixture.get(path)
      expect(answer).toMatchObject({ status: 200, text: '<title>admin</title>' })
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    },
  )

  it('sends its files compressed, to be kept for good', async () => {
    const path = '/app/assets/index-BkT3xQ.js'
    const answer = await fixture.get(path, { 'accept-encoding': 'gzip, br' })
    expect(answer).toMatchObject({ status: 200, text: 'gz' })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.headers['content-type']).toContain('javascript')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await fixture.get(path)).text).toBe('admin')
    expect((await fixture.get(path, { range: 'bytes=9-2' })).text).toBe('admin')
    const { etag = '' } = answer.headers
    expect((await fixture.get(path, { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(304)
    expect(await fixture.get(path, {}, 'HEAD')).toMatchObject({ status: 200, text: '' })
  })

  it('goes on serving when a newer one takes the place of what is being sent, and leaves nobody waiting for it', async () => {
    const path = '/app/assets/index-BkT3xQ.js'
    // The file has been found, and is gone before it is opened.
    const head = vi.spyOn(ServerResponse.prototype, 'writeHead').mockImplementationOnce(function (
      this: ServerResponse,
      status: number,
    ) {
      rmSync(built(), { recursive: true })
      head.mockRestore()
      return this.writeHead(status)
    })
    await expect(fixture.get(path)).rejects.toThrow('socket hang up')
    await buildAdmin('the second one')
    expect((await fixture.get(path)).text).toBe('the second one')
  })

  it.each(['/app/assets/gone.js', '/app/../../absence.txt', '/app/%2e%2e/%2e%2e/absence.txt', '/appx'])(
    'has nothing at %s',
    async (path) => {
      await writeFile(join(fixture.adminDir, 'absence.txt'), 'none of theirs')
      expect((await fixture.get(path)).status).toBe(404)
    },
  )

  it('is only read', async () => {
    expect((await fixture.post('/app', '{}')).status).toBe(404)
  })
})
