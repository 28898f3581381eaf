// Starts the whole built shop for a test, on free ports, with a data directory that is deleted afterwards.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import spawn from 'nano-spawn'
import { getProcessIdentity } from '../../scripts/bootstrap/process-identity.mjs'
import { ROOT } from '../../scripts/bootstrap/paths.mjs'
import { endProcess } from '../../scripts/start/end-process.ts'
import type { InstanceRecord } from '../../scripts/start/instance-lock.ts'
import { findFreePort } from '../../scripts/start/ports.ts'
import { findRunningServer } from '../../scripts/start/postgres/postmaster-file.ts'

type Addresses = {
  siteUrl: string
  sandboxUrl: string
  mailboxUrl: string
  databaseUrl: string
  adminEmail: string
  adminPassword: string
  /** The ids of the processes, by 'server', 'payment sandbox', 'mail catcher' and 'postgres'. */
  pids: Record<string, number>
}

const BOOTSTRAP = join(ROOT, 'scripts', 'bootstrap.mjs')
/**
 * The developer's own settings must not reach the shop. Empty instead of missing, so that .env does not set them.
 */
const WITHOUT_OWN = Object.fromEntries(
  [...readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^#([A-Z\d_]+)=/gm)].map(([, name = '']) => [
    name,
    '',
  ]),
)

type SystemOptions = { dataDir?: string; port?: number; environment?: Record<string, string> }

/**
 * Starts the shop as `npm start` does. A second start with the same `dataDir` continues with its data. Without
 * one, it starts with the data of a prepared shop, which `stop` deletes.
 */
export async function startBuiltShop(options: SystemOptions = {}) {
  const dataDir = options.dataDir ?? join(ROOT, '.data', `test-${randomBytes(6).toString('hex')}`)
  if (options.dataDir === undefined)
    await spawn(process.execPath, [BOOTSTRAP, '../tests/support/copy-prepared-data', dataDir])
  else mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const port = options.port ?? (await findFreePort(0))
  const launcher = fork(BOOTSTRAP, ['start'], {
    cwd: ROOT,
    env: { ...process.env, ...WITHOUT_OWN, ...options.environment, PORT: String(port), DATA_DIR: dataDir },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [launcher.stdout, launcher.stderr])
    stream?.on('data', (part: Buffer) => (output += part.toString()))
  const identity = getProcessIdentity(launcher.pid ?? 0)
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
    /** Kills all processes at once, PostgreSQL too, as in a power failure. The data stay. */
    async kill() {
      await endProcess(identity, { signal: 'SIGKILL' })
      // Restarted processes have other ids.
      const { children }: InstanceRecord = JSON.parse(readFileSync(join(dataDir, 'instance.json'), 'utf8'))
      const postgres = findRunningServer(join(dataDir, 'postgres'))?.identity ?? identity
      const victims = [postgres, ...Object.values(children)]
      await Promise.all(victims.map((victim) => endProcess(victim, { signal: 'SIGKILL' })))
    },
  }
}
