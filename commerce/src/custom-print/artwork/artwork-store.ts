import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { getPrivateFolder } from '../../lib/images/upload-paths'
import { syncToDisk } from '../../lib/images/write-file-atomically'

/** Where buyers' artwork lies: beside what is served, never in it. */
export type ArtworkStore = {
  /** A folder for what is not whole yet; the caller deletes it. */
  createTemporaryFolder: () => Promise<string>
  /** Keeps a file for good, once it is on the disk, under a name that nobody guesses; returns its key. */
  save: (file: string) => Promise<string>
  read: (key: string) => Promise<Readable>
  /** Does nothing where it is gone. */
  remove: (key: string) => Promise<void>
  /** Removes temporary folders that are older than so many ms: their process was killed. */
  removeTemporaryFoldersOlderThan: (ms: number) => Promise<void>
  /** Keys of files that are older than so many ms, as far as they can be listed. */
  listKeysOlderThan: (ms: number) => Promise<string[]>
}

const pressFolder = (dataDir: string) => join(getPrivateFolder(dataDir), 'press')
const PARTS = '.parts'

export function createArtworkStore(container: MedusaContainer): ArtworkStore {
  const { dataDir, s3 } = container.resolve('environment')
  const folder = pressFolder(dataDir)
  return s3 === undefined ? folderStore(folder) : bucketStore(folder, container)
}

function folderStore(folder: string): ArtworkStore {
  return {
    createTemporaryFolder: () => temporaryFolder(folder),
    async save(file) {
      const key = `${randomBytes(16).toString('hex')}.png`
      await syncToDisk(file)
      await rename(file, join(folder, key))
      await syncToDisk(folder)
      return key
    },
    async read(key) {
      const stream = createReadStream(join(folder, key))
      await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject))
      return stream
    },
    remove: (key) => rm(join(folder, key), { force: true }),
    removeTemporaryFoldersOlderThan: (ms) => removeFoldersOlderThan(folder, ms),
    listKeysOlderThan: async (ms) =>
      (await namesOlderThan(folder, ms)).filter((name) => name.endsWith('.png')),
  }
}

/** In the private part of the bucket; what is not whole yet lies on this machine's disk. */
function bucketStore(folder: string, container: MedusaContainer): ArtworkStore {
  const files = () => container.resolve(Modules.FILE)
  return {
    createTemporaryFolder: () => temporaryFolder(folder),
    async save(file) {
      const content = (await readFile(file)).toString('base64')
      const filename = `${randomBytes(16).toString('hex')}.png`
      return (await files().createFiles({ filename, mimeType: 'image/png', content, access: 'private' })).id
    },
    read: async (key) => Readable.from(await files().getAsBuffer(key)),
    remove: (key) =>
      files()
        .deleteFiles([key])
        .then(() => undefined),
    removeTemporaryFoldersOlderThan: (ms) => removeFoldersOlderThan(folder, ms),
    listKeysOlderThan: async () => [],
  }
}

async function namesOlderThan(folder: string, ms: number): Promise<string[]> {
  const old: string[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < Date.now() - ms) old.push(name)
  }
  return old
}

async function removeFoldersOlderThan(folder: string, ms: number): Promise<void> {
  const parts = join(folder, PARTS)
  for (const name of await namesOlderThan(parts, ms))
    await rm(join(parts, name), { recursive: true, force: true })
}

async function temporaryFolder(folder: string): Promise<string> {
  const parts = join(folder, PARTS)
  await mkdir(parts, { recursive: true, mode: 0o700 })
  const path = join(parts, randomUUID())
  // Where the disk is full, a recursive one says ENOENT.
  await mkdir(path, { mode: 0o700 })
  return path
}
