import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPageRenderer, type RenderBody } from '../src/server/pages/page-renderer'

/** Stands in for the built site, whose own worker is what the tests in the browser are served by. */
const WORKER = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ id, path }) => {
  if (path === '/crash') throw new Error('crashed')
  if (path === '/wrong') return parentPort.postMessage({ id, error: 'wrong' })
  setTimeout(() => parentPort.postMessage({ id, body: path }), path === '/slow' ? 50 : 0)
})`

let siteDir: string
let render: RenderBody
beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'renderer-'))
  await mkdir(join(siteDir, 'prerender'))
  await writeFile(join(siteDir, 'prerender', 'page-worker.js'), WORKER)
  render = createPageRenderer(siteDir)
})
afterAll(() => rm(siteDir, { recursive: true }))

const page = (path: string) => render({ name: 'product', language: 'en', path, catalogue: '{}' })

it('gives each its own page, whichever is done first', async () => {
  expect(await Promise.all([page('/slow'), page('/quick')])).toEqual(['/slow', '/quick'])
})

it('says what went wrong with a page, and goes on', async () => {
  await expect(page('/wrong')).rejects.toThrow('wrong')
  expect(await page('/quick')).toBe('/quick')
})

it('tells all who wait when its thread has ended, and starts another', async () => {
  const others = page('/slow')
  await expect(page('/crash')).rejects.toThrow('crashed')
  await expect(others).rejects.toThrow('crashed')
  expect(await page('/quick')).toBe('/quick')
})
