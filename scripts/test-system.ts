// The whole shop for a test: the built one, on free ports, with a data directory of its own that is gone afterwards.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import spawn from 'nano-spawn'
import { identify } from './bootstrap/process-identity.mjs'
import { ROOT } from './bootstrap/root.mjs'
import { endProcess } from './start/end-process.ts'
import type { InstanceRecord } from './start/instance.ts'
import { freePort } from './start/ports.ts'
import { runningServer, untilStopped } from './start/postmaster.ts'
import { contentHash } from './start/stamps.ts'

export type TestSystem = Awaited<ReturnType<typeof startSystem>>

type Addresses = {
  siteUrl: string
  sandboxUrl: string
  mailboxUrl: string
  databaseUrl: string
  adminEmail: string
  adminPassword: string
  /** Of 'server', 'payment sandbox', 'mail catcher', 'postgres'. */
  pids: Record<string, number>
}

const DATA = join(ROOT, '.data')
const newFolder = () => join(DATA, `test-${randomBytes(6).toString('hex')}`)
const KEPT_PREFIX = 'test-prepared-'
/** What the schema and the seed come from; should this miss something, the start itself migrates. */
const PREPARED_FROM = [
  'commerce/package-lock.json',
  'commerce/medusa-config.ts',
  'commerce/src/contract',
  'commerce/src/modules',
  'commerce/src/scripts',
]
/** The tester's own settings must not reach the shop; empty rather than absent, so that .env sets none of them. */
const WITHOUT_OWN = Object.fromEntries(
  [...readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^#([A-Z\d_]+)=/gm)].map(([, name = '']) => [
    name,
    '',
  ]),
)

let preparing: Promise<string> | undefined

/** The data directory of a shop that was started once, for tests to copy; kept until the schema or the seed changes. */
async function preparedData(): Promise<string> {
  const kept = join(DATA, KEPT_PREFIX + contentHash(PREPARED_FROM).slice(0, 32))
  if (existsSync(kept)) return kept
  const dataDir = newFolder()
  await (await startSystem({ dataDir })).stop()
  await untilStopped(join(dataDir, 'postgres'))
  for (const name of readdirSync(dataDir).filter((name) => !['postgres', 'secrets.json'].includes(name)))
    rmSync(join(dataDir, name), { recursive: true })
  const others = readdirSync(DATA).filter((name) => name.startsWith(KEPT_PREFIX) && join(DATA, name) !== kept)
  for (const name of others) rmSync(join(DATA, name), { recursive: true, force: true })
  if (!existsSync(kept)) renameSync(dataDir, kept)
  return kept
}

type SystemOptions = { dataDir?: string; port?: number; environment?: Record<string, string> }

/**
 * Starts the shop as `npm start` would. A second start with the same `dataDir` goes on with its data; without one it
 * begins with a prepared shop's, which `stop` removes.
 */
export async function startSystem(options: SystemOptions = {}) {
  const dataDir = options.dataDir ?? newFolder()
  if (options.dataDir === undefined) {
    preparing ??= preparedData()
    // Unlike Node's own copying, it keeps the owner, whom PostgreSQL insists on.
    await spawn('cp', ['-a', await preparing, dataDir])
  } else mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const port = options.port ?? (await freePort(0))
  const launcher = fork(join(ROOT, 'scripts', 'bootstrap.mjs'), ['start/main'], {
    cwd: ROOT,
    env: { ...process.env, ...WITHOUT_OWN, ...options.environment, PORT: String(port), DATA_DIR: dataDir },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [launcher.stdout, launcher.stderr])
    stream?.on('data', (part: Buffer) => (output += part.toString()))
  const identity = identify(launcher.pid ?? 0)
  const removeData = () => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }

  const addresses = await new Promise<Addresses>((resolve, reject) => {
    const failed = (code: number | null) => {
      removeData()
      reject(new Error(`The shop did not start (${code}):\n${output}`))
    }
    launcher.once('exit', failed)
    launcher.once('message', (message: Addresses) => {
      launcher.off('exit', failed)
      resolve(message)
    })
  })
  return {
    ...addresses,
    dataDir,
    port,
    launcherPid: identity.pid,
    output: () => output,
    async stop() {
      await endProcess(identity, { timeoutMs: 10_000 })
      removeData()
    },
    /** Kills everything at once, PostgreSQL too, as if the power had gone. The data stay. */
    async kill() {
      await endProcess(identity, { signal: 'SIGKILL' })
      // What was started again since has another number.
      const { children }: InstanceRecord = JSON.parse(readFileSync(join(dataDir, 'instance.json'), 'utf8'))
      const postgres = runningServer(join(dataDir, 'postgres'))?.identity ?? identity
      const victims = [postgres, ...Object.values(children)]
      await Promise.all(victims.map((victim) => endProcess(victim, { signal: 'SIGKILL' })))
    },
  }
}
