import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { end, identify, isAlive } from './process-identity.mjs'
import { StartError } from './root.mjs'

/**
 * @typedef {import('./process-identity.mjs').Identity} Identity
 * @typedef {{ launcher: Identity, url: string, children: Record<string, Identity> }} InstanceRecord
 */

/**
 * Makes this process the only one that runs the shop on a data directory, and ends what a killed one left behind.
 * Throws StartError while another one is running.
 * @param {string} dataDir
 * @param {string} url where the shop will be, for the one who comes second
 */
export async function takeInstance(dataDir, url) {
  const file = join(dataDir, 'instance.json')
  /** @type {InstanceRecord} */
  const record = { launcher: identify(process.pid), url, children: {} }
  while (!createOnce(file, record)) {
    const other = await readRecord(file)
    if (other !== undefined && isAlive(other.launcher)) {
      throw new StartError(
        `The shop is running already: ${other.url} (process ${other.launcher.pid}).\n` +
          'Stop it there with Ctrl-C, or start a second one with a port and data of its own:\n' +
          '  PORT=9100 DATA_DIR=.data/second npm start',
      )
    }
    for (const child of Object.values(other?.children ?? {})) await end(child, { group: true })
    rmSync(file, { force: true })
  }
  return {
    /**
     * Notes a child, so that the next start finds it if this process is killed.
     * @param {string} name
     * @param {number} pid
     */
    note(name, pid) {
      record.children[name] = identify(pid)
      writeFileSync(`${file}.new`, JSON.stringify(record))
      renameSync(`${file}.new`, file)
    },
    release() {
      rmSync(file, { force: true })
    },
  }
}

/**
 * @param {string} file
 * @param {InstanceRecord} record
 */
function createOnce(file, record) {
  try {
    writeFileSync(file, JSON.stringify(record), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * @param {string} file
 * @returns {Promise<InstanceRecord | undefined>} undefined where nobody can read it: whoever wrote it was killed
 */
async function readRecord(file) {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      // Somebody may be writing it at this moment.
      await pause(50)
    }
  }
  return undefined
}
