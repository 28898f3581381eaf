import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { claimFile, dropLeftover, readClaim } from './claim-file.mjs'
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
  while (!claimFile(file, record)) {
    /** @type {{ text: string, value: InstanceRecord | undefined }} */
    const { text, value: other } = await readClaim(file)
    if (other !== undefined && isAlive(other.launcher)) {
      throw new StartError(
        `The shop is running already: ${other.url} (process ${other.launcher.pid}).\n` +
          'Stop it there with Ctrl-C, or start a second one with a port and data of its own:\n' +
          '  PORT=9100 DATA_DIR=.data/second npm start',
      )
    }
    for (const child of Object.values(other?.children ?? {})) await end(child, { group: true })
    dropLeftover(file, text)
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
