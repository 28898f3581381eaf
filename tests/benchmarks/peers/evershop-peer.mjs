// EverShop, a published shop in Node, React and PostgreSQL, to compare with: as it comes from the registry, with its own
// demonstration products.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runCommand, runNpm } from '../../../scripts/start/run-command'
import { getProcessIdentity } from '../../../scripts/bootstrap/process-identity.mjs'
import { endProcess } from '../../../scripts/start/end-process'
import { ROOT } from '../../../scripts/bootstrap/paths.mjs'

const VERSION = '2.2.1'
/** Half a gigabyte, so it is kept; the name changes with the version. */
const FOLDER = join(ROOT, '.cache', `evershop-${VERSION}`)
const READY = join(FOLDER, 'ready')
const PACKAGE = {
  private: true,
  type: 'module',
  // It needs the second one to build, and does not say so.
  dependencies: { '@evershop/evershop': VERSION, 'concat-stream': '2.0.0' },
}
const CONFIG = { shop: { language: 'en', currency: 'CHF' }, system: { extensions: [], cod: { status: 1 } } }
/** One of its products, in three colours. */
const PRODUCT = '/accessories/stainless-steel-thermos-white'
const TIMEOUT_MS = 60_000

/**
 * Installs it at the first time (2 minutes), and starts it with what it calls all demonstration data. Returns a
 * product's page, and how to stop.
 * @param {{ databaseUrl: string, port: number }} options a PostgreSQL whose database 'postgres' is empty
 */
export async function startEvershop({ databaseUrl, port }) {
  await install()
  const database = new URL(databaseUrl)
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DB_HOST: database.hostname,
    DB_PORT: database.port,
    DB_USER: decodeURIComponent(database.username),
    DB_PASSWORD: decodeURIComponent(database.password),
    DB_NAME: 'postgres',
    DB_SSLMODE: 'disable',
  }
  const child = spawn(...buildEvershopCommand('start'), {
    cwd: FOLDER,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const identity = getProcessIdentity(child.pid ?? 0)
  const stop = () => endProcess(identity, { signal: 'SIGKILL' })
  try {
    const origin = `http://localhost:${port}`
    await waitForResponse(origin, () => child.exitCode === null)
    await runCommand(...buildEvershopCommand('seed', '--all'), FOLDER, environment)
    return { name: `EverShop ${VERSION}`, url: origin + PRODUCT, stop }
  } catch (error) {
    await stop()
    throw new Error(`EverShop did not start:\n${output.slice(-4000)}`, { cause: error })
  }
}

async function install() {
  if (existsSync(READY)) return
  console.log(`Installing EverShop ${VERSION} to compare with, half a gigabyte, once...`)
  rmSync(FOLDER, { recursive: true, force: true })
  for (const folder of ['config', 'media', 'public']) mkdirSync(join(FOLDER, folder), { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify(PACKAGE))
  writeFileSync(join(FOLDER, 'config', 'default.json'), JSON.stringify(CONFIG))
  await runNpm(['install', '--no-audit', '--no-fund'], FOLDER)
  await runCommand(...buildEvershopCommand('build'), FOLDER)
  writeFileSync(READY, '')
}

/** @param {string[]} parameters @returns {[string, string[]]} */
function buildEvershopCommand(...parameters) {
  return [process.execPath, [join(FOLDER, 'node_modules', '.bin', 'evershop'), ...parameters]]
}

/** @param {string} url @param {() => boolean} isAlive */
async function waitForResponse(url, isAlive) {
  const deadline = Date.now() + TIMEOUT_MS
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (!isAlive() || Date.now() > deadline) throw new Error(`${url} does not answer`)
    await pause(300)
  }
}
