import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '../../../../src/contract/studio/studio-profile'
import { createPageRenderer, type RenderBody } from '../../../../src/server/pages/page-renderer'

/** Stands in for the built site, whose own worker is what the tests in the browser are served by. */
const WORKER = `
import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ path }) => {
  if (path === '/crash') throw new Error('crashed')
  if (path === '/wrong') return parentPort.postMessage({ error: 'wrong' })
  if (path === '/secret') return parentPort.postMessage({ body: process.env.NODE_ENV + process.env.HOME })
  setTimeout(() => parentPort.postMessage({ body: path }), path === '/slow' ? 50 : 0)
})`

let siteDir: string
let render: RenderBody
beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'renderer-'))
  await mkdir(join(siteDir, 'prerender'))
  // A module, wherever the directory for such files lies.
  await writeFile(join(siteDir, 'package.json'), '{"type":"module"}')
  await writeFile(join(siteDir, 'prerender', 'render-page-worker.js'), WORKER)
  render = createPageRenderer(siteDir)
})
afterAll(() => rm(siteDir, { recursive: true }))

const page = (path: string) =>
  render({ name: 'product', language: 'en', studio: STUDIO_PLACEHOLDERS, path, catalogue: '{}' })

it('gives each its own page, however long another takes', async () => {
  expect(await Promise.all([page('/slow'), page('/quick')])).toEqual(['/slow', '/quick'])
})

it('refuses pages beyond a hundred that wait, and goes on once they are done', async () => {
  const pages = await Promise.allSettled(Array.from({ length: 103 }, () => page('/quick')))
  const refused = pages.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(refused).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ status: 503 })))
  expect(await page('/quick')).toBe('/quick')
})

it('says what went wrong with a page, and goes on', async () => {
  await expect(page('/wrong')).rejects.toThrow('wrong')
  expect(await page('/quick')).toBe('/quick')
})

it('tells of a thread that has ended, and starts another', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
  const [broken, next] = await Promise.allSettled([page('/crash'), page('/quick')])
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'crashed' } })
  expect(next).toEqual({ status: 'fulfilled', value: '/quick' })
})

it('gives no secret of the shop to its thread', async () => {
  expect(await page('/secret')).toBe('productionundefined')
})
