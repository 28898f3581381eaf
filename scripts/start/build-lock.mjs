import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { claimFile, dropLeftover, readClaim } from './claim-file.mjs'
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
  while (!claimFile(FILE, identify(process.pid))) {
    /** @type {{ text: string, value: import('./process-identity.mjs').Identity | undefined }} */
    const { text, value: owner } = await readClaim(FILE)
    if (owner !== undefined && isAlive(owner)) await pause(200)
    else dropLeftover(FILE, text)
  }
  try {
    return await work()
  } finally {
    rmSync(FILE, { force: true })
  }
}
