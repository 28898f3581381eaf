// The arrangement of deploy/compose.yaml as plain processes: two servers and a worker behind Caddy, PostgreSQL, Redis.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getServerProgram } from '../../../scripts/start/server-program'
import { startService } from '../../../scripts/start/start-service'
import { findFreePort } from '../../../scripts/start/ports'
import { startBuiltShop } from '../../support/built-shop'
import { call } from '../shop-client.mjs'
import { startCaddy } from './caddy.mjs'
import { startProgram } from './programs.mjs'
import { readEnvironment, waitUntilAnswered } from './processes.mjs'

/** How long a server may take to stop: it takes requests for 1.5 s more, and gives those in flight 2 s. */
const STOP_MS = 6000

/** @typedef {Awaited<ReturnType<typeof startSeveralProcesses>>} SeveralProcesses */

/**
 * Starts it. What is killed is started again by itself, but for Redis.
 * @param {Record<string, string>} environment further variables of the shop
 */
export async function startSeveralProcesses(environment) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-load-'))
  const [port, httpPort, redisPort] = [await findFreePort(0), await findFreePort(0), await findFreePort(0)]
  const servers = /** @type {const} */ ([await findFreePort(0), await findFreePort(0)])
  const siteUrl = `https://localhost:${port}`
  const startRedis = () =>
    startProgram('redis-server', ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''], {
      log: join(folder, 'redis.log'),
    })
  let redis = startRedis()
  const caddy = startCaddy({ port, httpPort, servers, folder })
  /** @type {(() => Promise<unknown>)[]} */
  const stops = [
    async () => rmSync(folder, { recursive: true, force: true }),
    () => redis.kill('SIGKILL'),
    () => caddy.kill('SIGTERM'),
  ]
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each()
  }
  try {
    // The one server of `npm start` is the worker here, and what it needs is what all need.
    const system = await startBuiltShop({
      environment: {
        ...environment,
        MEDUSA_WORKER_MODE: 'worker',
        PUBLIC_URL: siteUrl,
        TRUST_PROXY: '1',
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      },
    })
    stops.push(system.stop)
    const worker = () => findChild(system.dataDir, 'server')
    const [a, b] = servers.map((port, at) => {
      const name = `server ${'ab'[at]}`
      const env = { ...readEnvironment(worker()), MEDUSA_WORKER_MODE: 'shared', PORT: String(port) }
      const service = startService({
        ...getServerProgram('main', false),
        name,
        env,
        dataDir: system.dataDir,
        timeoutMs: STOP_MS,
        showOutput: false,
        recordChild: () => undefined,
        onGivenUp: () => undefined,
      })
      stops.push(service.stop)
      return { name, url: `http://127.0.0.1:${port}`, pid: service.pid, ready: service.ready }
    })
    if (a === undefined || b === undefined) throw new Error('There are two servers')
    await Promise.all([a.ready, b.ready])
    await waitUntilAnswered(siteUrl)
    await call(`${system.sandboxUrl}/_test/webhook`, { body: { url: `${siteUrl}/api/stripe-webhook` } })
    return {
      ...system,
      siteUrl,
      /** In the order of an update. */
      processes: [a, b, { name: 'worker', url: `http://127.0.0.1:${system.port}`, pid: worker }],
      /** @param {() => Promise<unknown>} meanwhile while Redis is away, killed */
      async stopRedis(meanwhile) {
        await redis.kill('SIGKILL')
        await meanwhile()
        redis = startRedis()
      },
      others: { Caddy: () => caddy.pid, Redis: () => redis.pid },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The number of a process that the launcher keeps running. @param {string} dataDir @param {string} name */
function findChild(dataDir, name) {
  /** @type {import('../../../scripts/start/instance-lock').InstanceRecord} */
  const { children } = JSON.parse(readFileSync(join(dataDir, 'instance.json'), 'utf8'))
  return children[name]?.pid ?? 0
}
