import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acquireLock } from '../bootstrap/lock-file.mjs'
import { type Identity, getProcessIdentity } from '../bootstrap/process-identity.mjs'
import { RUNNING, StartError } from '../bootstrap/paths.mjs'
import { endProcess } from './end-process.ts'

export type InstanceRecord = { owner: Identity; url: string; children: Record<string, Identity> }

/**
 * Makes this process the only one on a data directory, and ends what a killed one has left. Rejects with
 * StartError while another one runs.
 */
export async function acquireInstanceLock(dataDir: string, url: string) {
  const file = join(dataDir, 'instance.json')
  const record: InstanceRecord = { owner: getProcessIdentity(process.pid), url, children: {} }
  const other = await acquireLock(file, record, ({ children }) =>
    Promise.all(Object.values(children).map((child) => endProcess(child, { isGroup: true }))),
  )
  if (other !== undefined)
    throw new StartError(
      `The shop is running already: ${other.url} (process ${other.owner.pid}).\n` +
        'Stop it there with Ctrl-C, or start a second one with a port and data of its own:\n' +
        '  PORT=9100 DATA_DIR=.data/second npm start',
    )
  const running = join(RUNNING, `${process.pid}.json`)
  mkdirSync(RUNNING, { recursive: true })
  writeFileSync(running, JSON.stringify({ owner: record.owner }))
  return {
    /** Stores a child's identity for the next start, in case this process is killed. */
    recordChild(name: string, child: Identity) {
      record.children[name] = child
      writeFileSync(`${file}.new`, JSON.stringify(record))
      renameSync(`${file}.new`, file)
    },
    release() {
      for (const each of [running, file]) rmSync(each, { force: true })
    },
  }
}
