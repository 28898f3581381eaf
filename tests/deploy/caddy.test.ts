import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../scripts/start/ports'
import { DEPLOY } from './support/run-script'

/** A server behind Caddy. */
type Upstream = {
  server: Server
  port: number
  name: string
  files: Set<string>
  isReady: boolean
  /** The ids of the requests that arrived. */
  requestIds: unknown[]
}

const folder = mkdtempSync(join(tmpdir(), 'deploy-caddy-'))
const agents = { rejectUnauthorized: false }
let here: Upstream
let there: Upstream
let port: number
let caddy: ReturnType<typeof spawn>

async function startUpstream(name: string, ...files: string[]): Promise<Upstream> {
  const upstream = {
    name,
    files: new Set(files),
    isReady: true,
    requestIds: [] as unknown[],
    port: await findFreePort(0),
    server: createServer(),
  }
  upstream.server.on('request', ({ url = '', headers }, response) => {
    if (url !== '/ready') upstream.requestIds.push(headers['x-request-id'])
    if (url === '/breaks') return void response.destroy()
    const isThere = !url.startsWith('/static/') || upstream.files.has(url)
    response.statusCode = url === '/ready' && !upstream.isReady ? 503 : isThere ? 200 : 404
    response.end(`${name} ${url}`)
  })
  await listen(upstream)
  return upstream
}

function listen({ server, port }: Upstream): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
}

function close({ server }: Upstream): Promise<unknown> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  return closed
}

function send(path: string, method = 'GET', headers = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: 'localhost', port, path, method, headers, ...agents }, (response) => {
      let body = ''
      response.on('data', (part: Buffer) => (body += part.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    sent.on('error', reject).end(method === 'POST' ? '{}' : undefined)
  })
}

/** Returns the servers that answer several requests in a row. */
async function whoAnswers(method = 'GET'): Promise<Set<string>> {
  const answers: { status: number; body: string }[] = []
  for (let i = 0; i < 10; i++) answers.push(await send('/shop', method))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  return new Set(answers.map(({ body }) => body.split(' ')[0] ?? ''))
}

beforeAll(async () => {
  here = await startUpstream('here', '/static/old.js', '/static/both.js')
  there = await startUpstream('there', '/static/new.js', '/static/both.js')
  port = await findFreePort(0)
  const httpPort = await findFreePort(0)
  caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(DEPLOY, 'Caddyfile')], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      SITE_ADDRESS: `localhost:${port}`,
      SERVER_A: `127.0.0.1:${here.port}`,
      SERVER_B: `127.0.0.1:${there.port}`,
      CADDY_OPTIONS: [
        'admin off',
        'local_certs',
        'skip_install_trust',
        `http_port ${httpPort}`,
        `https_port ${port}`,
      ].join('\n'),
    },
    stdio: 'ignore',
  })
  process.once('exit', () => caddy.kill('SIGKILL'))
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    if ((await send('/shop').catch(() => undefined))?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Caddy does not come up')
})
afterAll(async () => {
  caddy?.kill()
  await Promise.all([close(here), close(there)])
  rmSync(folder, { recursive: true, force: true })
})

describe('Caddy in front of two servers, with a certificate [S13]', () => {
  it('asks both', async () => {
    expect(await whoAnswers()).toEqual(new Set(['here', 'there']))
  })

  it('gives each request an id of its own, whatever a visitor calls it', async () => {
    here.requestIds = []
    there.requestIds = []
    for (let i = 0; i < 2; i++) await send('/shop', 'GET', { 'x-request-id': 'forged-by-a-visitor' })
    const ids = [...here.requestIds, ...there.requestIds]
    expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)])
    expect(new Set(ids).size).toBe(2)
  })

  it('finds a file that only one of them has, as during an update', async () => {
    for (const name of ['old', 'new', 'both']) expect((await send(`/static/${name}.js`)).status).toBe(200)
    expect((await send('/static/neither.js')).status).toBe(404)
  })

  it('loses nothing when one of them is gone, orders included', async () => {
    await close(here)
    expect(await whoAnswers()).toEqual(new Set(['there']))
    expect(await whoAnswers('POST')).toEqual(new Set(['there']))
    expect((await send('/static/both.js')).status).toBe(200)
    await listen(here)
    await expect.poll(whoAnswers).toEqual(new Set(['here', 'there']))
  })

  it('takes an order at the one that is left, though a request to it has just failed', async () => {
    await close(there)
    expect((await send('/breaks', 'POST')).status).toBe(502)
    expect(await whoAnswers('POST')).toEqual(new Set(['here']))
    await listen(there)
    await expect.poll(whoAnswers).toEqual(new Set(['here', 'there']))
  })

  it('leaves one alone that is not ready', async () => {
    there.isReady = false
    await expect.poll(whoAnswers).toEqual(new Set(['here']))
    there.isReady = true
    await expect.poll(whoAnswers).toEqual(new Set(['here', 'there']))
  })

  it('still has pages while none is ready', async () => {
    here.isReady = there.isReady = false
    // Both are known not to be ready once an answer takes the time that was spent on looking for one that is.
    await expect
      .poll(async () => {
        const start = performance.now()
        expect((await send('/shop')).status).toBe(200)
        return performance.now() - start
      })
      .toBeGreaterThan(900)
    expect(await send('/api/products', 'POST')).toMatchObject({ status: 200 })
    expect((await send('/static/both.js')).status).toBe(200)
    here.isReady = there.isReady = true
    await expect.poll(whoAnswers).toEqual(new Set(['here', 'there']))
  })

  it('still has pages while one is gone and the other not ready', async () => {
    there.isReady = false
    await expect.poll(whoAnswers).toEqual(new Set(['here']))
    await close(here)
    expect(await whoAnswers()).toEqual(new Set(['there']))
    await listen(here)
    there.isReady = true
    await expect.poll(whoAnswers).toEqual(new Set(['here', 'there']))
  })
})
