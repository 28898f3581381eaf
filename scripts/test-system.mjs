// The whole shop for a test: the built one, on free ports, with a data directory of its own that is gone afterwards.
import { execFileSync, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './start/ports.mjs'
import { runningServer } from './start/postmaster-file.mjs'
import { end, identify } from './start/process-identity.mjs'
import { ROOT } from './start/root.mjs'
import { contentHash } from './start/stamps.mjs'

/**
 * @typedef {{
 *   siteUrl: string,
 *   sandboxUrl: string,
 *   mailboxUrl: string,
 *   databaseUrl: string,
 *   adminEmail: string,
 *   adminPassword: string,
 *   pids: Record<string, number>,
 * }} Addresses `pids`: of 'server', 'payment sandbox', 'mail catcher', 'postgres'
 */

const DATA = join(ROOT, '.data')
const newFolder = () => join(DATA, `test-${randomBytes(6).toString('hex')}`)
/** Before the hash of what a kept data directory was prepared from. */
const KEPT_PREFIX = 'test-prepared-'
/** What the schema and the seed come from; should this miss something, the start itself migrates. */
const PREPARED_FROM = [
  'commerce/package-lock.json',
  'commerce/medusa-config.ts',
  'commerce/src/contract/totals.ts',
  'commerce/src/modules',
  'commerce/src/scripts',
]

/** @type {Promise<string> | undefined} */
let preparing

/**
 * The data directory of a shop that was started once and stopped, which tests copy instead of migrating anew; kept until
 * the schema or the seed changes.
 */
async function preparedData() {
  const kept = join(DATA, KEPT_PREFIX + contentHash(PREPARED_FROM).slice(0, 32))
  if (existsSync(kept)) return kept
  const dataDir = newFolder()
  await (await startSystem({ dataDir })).stop()
  for (const name of readdirSync(dataDir).filter((name) => !['postgres', 'secrets.json'].includes(name)))
    rmSync(join(dataDir, name), { recursive: true })
  const others = readdirSync(DATA).filter((name) => name.startsWith(KEPT_PREFIX) && join(DATA, name) !== kept)
  for (const name of others) rmSync(join(DATA, name), { recursive: true, force: true })
  if (!existsSync(kept)) renameSync(dataDir, kept)
  return kept
}

/**
 * Starts the shop as `npm start` would, building what is stale. A second start with the same `dataDir` goes on with
 * the same data, as after a crash; without one it begins with a prepared shop's, which `stop` removes.
 * @param {{ dataDir?: string, port?: number, environment?: Record<string, string> }} [options]
 */
export async function startSystem(options = {}) {
  const dataDir = options.dataDir ?? newFolder()
  if (options.dataDir === undefined) {
    preparing ??= preparedData()
    // Unlike Node's own copying, it keeps the owner, whom PostgreSQL insists on.
    execFileSync('cp', ['-a', await preparing, dataDir])
  } else mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const port = options.port ?? (await freePort(0))
  const launcher = fork(join(ROOT, 'scripts', 'start.mjs'), [], {
    cwd: ROOT,
    env: {
      ...environmentWithout(TESTERS_OWN),
      ...options.environment,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const collect = (/** @type {Buffer} */ part) => {
    output += part.toString()
  }
  launcher.stdout?.on('data', collect)
  launcher.stderr?.on('data', collect)
  const identity = identify(launcher.pid ?? 0)
  const removeData = () => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }

  /** @type {Addresses} */
  const addresses = await new Promise((resolve, reject) => {
    const failed = (/** @type {number | null} */ code) => {
      removeData()
      reject(new Error(`The shop did not start (${code}):\n${output}`))
    }
    launcher.once('exit', failed)
    launcher.once('message', (/** @type {Addresses} */ message) => {
      launcher.off('exit', failed)
      resolve(message)
    })
  })
  return {
    ...addresses,
    dataDir,
    port,
    launcherPid: identity.pid,
    /** Everything that it has said on its terminal. */
    output: () => output,
    /** Stops everything in order and removes the data, unless the caller gave the directory. */
    async stop() {
      await end(identity, { timeoutMs: 10_000 })
      removeData()
    },
    /** Kills everything at once, PostgreSQL too, as if the power had gone. The data stay. */
    async kill() {
      await end(identity, { signal: 'SIGKILL' })
      // What was started again since has another number.
      const { children } = JSON.parse(readFileSync(join(dataDir, 'instance.json'), 'utf8'))
      const postgres = runningServer(join(dataDir, 'postgres'))?.identity ?? identity
      const victims = [postgres, .../** @type {(typeof postgres)[]} */ (Object.values(children))]
      await Promise.all(victims.map((victim) => end(victim, { signal: 'SIGKILL' })))
    },
  }
}

/** Settings of the person who runs the tests, which must not reach the shop under test. */
const TESTERS_OWN = [
  'NODE_ENV',
  'HOST',
  'PUBLIC_URL',
  'DATABASE_URL',
  'REDIS_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'TRUST_PROXY',
  'RATE_LIMIT_FACTOR',
  'MEDUSA_WORKER_MODE',
  'S3_BUCKET',
]

/** @param {readonly string[]} names */
function environmentWithout(names) {
  // Empty rather than absent: a variable that is there at all keeps .env from setting it.
  return { ...process.env, ...Object.fromEntries(names.map((name) => [name, ''])) }
}
