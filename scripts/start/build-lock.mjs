import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { identify, isAlive } from './process-identity.mjs'
import { ROOT } from './root.mjs'

const FILE = join(ROOT, '.cache', 'start', 'build.lock')

/**
 * Runs work while no other start of this clone installs or builds; waits for one that does.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBuildLock(work) {
  mkdirSync(dirname(FILE), { recursive: true })
  while (!createOnce()) {
    const owner = readOwner()
    if (owner !== undefined && isAlive(owner)) await pause(200)
    else rmSync(FILE, { force: true })
  }
  try {
    return await work()
  } finally {
    rmSync(FILE, { force: true })
  }
}

function createOnce() {
  try {
    writeFileSync(FILE, JSON.stringify(identify(process.pid)), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** @returns {import('./process-identity.mjs').Identity | undefined} */
function readOwner() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'))
  } catch {
    return undefined
  }
}
