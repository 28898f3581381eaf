import { spawn } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findLockOwner, withLock } from './lock-file.mjs'
import { getProcessIdentity } from './process-identity.mjs'
import { COMMERCE, ROOT, RUNNING, START_CACHE, StartError } from './paths.mjs'

const SITE = { folder: ROOT, name: "the site's packages" }
const SHOP = { folder: COMMERCE, name: "the shop's packages" }
/** The packages that build the admin. A running shop does not load them. */
export const ADMIN = { folder: join(COMMERCE, 'admin'), name: "the admin's packages" }
export const BUILD_LOCK = join(START_CACHE, 'build.lock')
const REMINDER_MS = 15_000
const TAIL_CHARACTERS = 6000

/**
 * Installs the packages of the lock files if node_modules is missing or outdated, for site and shop at the same
 * time. Rejects with StartError, with npm's output or while the shop of this clone runs.
 * @param {{ isSiteOnly: boolean }} options
 */
export async function install({ isSiteOnly }) {
  const packages = isSiteOnly ? [SITE] : [SITE, SHOP]
  if (packages.every(isInstalled)) return
  mkdirSync(RUNNING, { recursive: true })
  const [running] = readdirSync(RUNNING).flatMap((file) => findLockOwner(join(RUNNING, file)) ?? [])
  if (running !== undefined)
    throw new StartError(
      `The shop is running (process ${running.pid}), and its packages are stale: stop it first.`,
    )
  await withLock(BUILD_LOCK, () => Promise.all(packages.map((each) => installPackage(each, []))))
}

/**
 * Installs the packages that build the admin if they are missing or outdated.
 * @param {string[]} prefix starts npm's command, such as nice
 */
export async function installAdmin(prefix) {
  if (!isInstalled(ADMIN)) await installPackage(ADMIN, prefix)
}

/** Whether node_modules contains what the lock file says, by npm's own list in it. @param {typeof SITE} which */
function isInstalled({ folder }) {
  const present = listPackages(join(folder, 'node_modules', '.package-lock.json'))
  const wanted = Object.entries(listPackages(join(folder, 'package-lock.json')))
  return (
    wanted.length > 0 &&
    wanted.every(([path, entry]) => {
      if (path === '') return true
      const found = present[path]
      // npm omits packages for other operating systems.
      if (found === undefined) return entry.optional === true || entry.peer === true
      return found.version === entry.version && (entry.optional === true || existsSync(join(folder, path)))
    })
  )
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean }>} */
function listPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    // The file is missing, or was cut off by a power failure.
    return {}
  }
}

/** @param {typeof SITE} which @param {string[]} prefix */
async function installPackage({ folder, name }, prefix) {
  const npmLock = join(START_CACHE, `npm-${basename(folder)}.lock`)
  // npm of an interrupted start may still be running.
  while (findLockOwner(npmLock) !== undefined) await pause(200)
  if (isInstalled({ folder, name })) return
  const modules = join(folder, 'node_modules')
  // npm empties the folder that it installs into, even if that is a link to a folder that others use.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new StartError(
      `${modules} is a link, and what it leads to is stale. Remove the link, or install there yourself.`,
    )
  const started = performance.now()
  const say = (/** @type {string} */ state) =>
    console.log(`  Installing ${name}, ${state}${((performance.now() - started) / 1000).toFixed(1)} s`)
  console.log(`  Installing ${name} …`)
  const reminder = setInterval(() => say('still going, '), REMINDER_MS)
  try {
    await npmCi(folder, npmLock, prefix)
    say('')
  } finally {
    clearInterval(reminder)
  }
}

/** @param {string} folder @param {string} lock names the process that installs there @param {string[]} prefix */
async function npmCi(folder, lock, prefix) {
  // NODE_ENV=production must not omit the development packages, which build the site.
  const [npm, npmArgs] = getNpmCommand(['ci', '--include=dev', '--no-audit', '--no-fund'])
  const [command = npm, ...args] = [...prefix, npm, ...npmArgs]
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid !== undefined) writeFileSync(lock, JSON.stringify({ owner: getProcessIdentity(child.pid) }))
  const killChild = () => child.kill()
  process.once('exit', killChild)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (output = (output + part).slice(-TAIL_CHARACTERS)))
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  process.off('exit', killChild)
  rmSync(lock, { force: true })
  if (code !== 0) throw new StartError(`npm ci in ${folder} ended with ${code}:\n\n${output}`)
}

/**
 * Returns the command of the npm that started this process, if one did, as its version and settings are the
 * caller's.
 * @param {readonly string[]} args @returns {[command: string, args: string[]]}
 */
export function getNpmCommand(args) {
  const npm = process.env['npm_execpath']
  return npm === undefined ? ['npm', [...args]] : [process.execPath, [npm, ...args]]
}
