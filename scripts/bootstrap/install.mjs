import { spawn } from 'node:child_process'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { lockOwner, withLock } from './lock-file.mjs'
import { COMMERCE, ROOT, START_CACHE, StartError } from './root.mjs'

/** @typedef {{ folder: string, name: string }} Package */

/** @type {Package} */
const SITE = { folder: ROOT, name: "the site's packages" }
/** @type {Package} */
const SHOP = { folder: COMMERCE, name: "the shop's packages" }
export const BUILD_LOCK = join(START_CACHE, 'build.lock')
const REMINDER_MS = 15_000
const TAIL_CHARACTERS = 6000

/**
 * Installs what the lock files say where node_modules are missing or stale, both packages side by side. Throws StartError
 * with npm's words.
 * @param {{ isSiteOnly: boolean }} options
 */
export async function install({ isSiteOnly }) {
  const packages = isSiteOnly ? [SITE] : [SITE, SHOP]
  if (packages.every(isInstalled)) return
  const running = lockOwner(join(dataDir(), 'instance.json'))
  if (running !== undefined)
    throw new StartError(
      `The shop is running (process ${running.pid}), and its packages are stale: stop it first.`,
    )
  await withLock(BUILD_LOCK, () =>
    Promise.all(packages.filter((each) => !isInstalled(each)).map(installPackage)),
  )
}

/** Where the shop's data are, as scripts/start/configuration.ts reads it once packages are there. */
function dataDir() {
  const file = join(ROOT, '.env')
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8'))['DATA_DIR'] : undefined
  return resolve(ROOT, process.env['DATA_DIR'] || fromFile || '.data')
}

/**
 * Whether node_modules holds what the lock file says, by the list that npm keeps inside of it.
 * @param {Package} which
 */
function isInstalled({ folder }) {
  const present = packagesIn(join(folder, 'node_modules', '.package-lock.json'))
  const wanted = Object.entries(packagesIn(join(folder, 'package-lock.json')))
  return (
    wanted.length > 0 &&
    wanted.every(([path, entry]) => {
      if (path === '') return true
      const found = present[path]
      // Packages for other systems are left out, and marked as optional.
      if (found === undefined) return entry.optional === true || entry.peer === true
      return found.version === entry.version && (entry.optional === true || existsSync(join(folder, path)))
    })
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean }>}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    // Not there, or torn by a power cut.
    return {}
  }
}

/** @param {Package} which */
async function installPackage({ folder, name }) {
  const modules = join(folder, 'node_modules')
  // npm empties the folder that it installs into, also where it is a link to one that others use.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new StartError(
      `${modules} is a link, and what it leads to is stale. Remove the link, or install there yourself.`,
    )
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  console.log(`  Installing ${name} …`)
  const reminder = setInterval(
    () => console.log(`  Installing ${name}, still going, ${seconds()}`),
    REMINDER_MS,
  )
  try {
    await npmCi(folder)
    console.log(`  Installing ${name}, ${seconds()}`)
  } finally {
    clearInterval(reminder)
  }
}

/** npm is the one that started this process, if one did: its version and settings are the caller's. @param {string} folder */
async function npmCi(folder) {
  // Development packages build the site: NODE_ENV=production must not leave them out.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const npm = process.env['npm_execpath']
  const child =
    npm === undefined
      ? spawn('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
      : spawn(process.execPath, [npm, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const killChild = () => child.kill()
  process.once('exit', killChild)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (output = (output + part).slice(-TAIL_CHARACTERS)))
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  process.off('exit', killChild)
  if (code !== 0) throw new StartError(`npm ${args.join(' ')} in ${folder} ended with ${code}:\n\n${output}`)
}
