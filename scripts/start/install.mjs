import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './commands.mjs'
import { step } from './progress.mjs'
import { StartError } from './root.mjs'

/**
 * Installs exactly what a package's lock file says, where its node_modules are missing or stale.
 * @param {{ folder: string, title: string }} which
 */
export async function installIfMissing({ folder, title }) {
  if (isInstalled(folder)) return
  assertNoLink(join(folder, 'node_modules'))
  // Development packages build the site: NODE_ENV=production must not leave them out.
  await step(title, () => runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], folder))
}

/** npm empties the folder that it installs into, also where it is a link to one that others use. @param {string} path */
function assertNoLink(path) {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return
  throw new StartError(
    `${path} is a link, and what it leads to is stale. Remove the link, or install there yourself.`,
  )
}

/**
 * Whether node_modules holds what the lock file says, by the list that npm keeps inside of it.
 * @param {string} folder
 */
function isInstalled(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const present = readPackages(join(folder, 'node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    // Packages for other systems are left out, and marked as optional.
    if (found === undefined) return entry.optional === true || entry.peer === true
    return found.version === entry.version && (entry.optional === true || existsSync(join(folder, path)))
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean }>}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}
