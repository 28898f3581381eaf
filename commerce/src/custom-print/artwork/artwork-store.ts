import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { getPrivateFolder } from '../../lib/images/upload-paths'
import { syncToDisk } from '../../lib/images/write-file-atomically'

/** The storage of buyers' artwork. Its folder is not served. */
export type ArtworkStore = {
  /** Creates a folder for unfinished files. The caller deletes it. */
  createTemporaryFolder: () => Promise<string>
  /** Stores a file permanently, synced to the disk, under a name that cannot be guessed. Returns its key. */
  save: (file: string) => Promise<string>
  read: (key: string) => Promise<Readable>
  /** Does nothing if the file is gone. */
  remove: (key: string) => Promise<void>
  /** Removes temporary folders older than `ms`, whose process was killed. */
  removeTemporaryFoldersOlderThan: (ms: number) => Promise<void>
  /** Returns the keys of files older than `ms`, as far as the storage can list them. */
  listKeysOlderThan: (ms: number) => Promise<string[]>
}

const getArtworkFolder = (dataDir: string) => join(getPrivateFolder(dataDir), 'press')
const PARTS = '.parts'

/** Returns the storage: the bucket if one is configured, else the data directory. */
export function createArtworkStore(container: MedusaContainer): ArtworkStore {
  const { dataDir, s3 } = container.resolve('environment')
  const folder = getArtworkFolder(dataDir)
  return s3 === undefined ? createFolderStore(folder) : createBucketStore(folder, container)
}

function createFolderStore(folder: string): ArtworkStore {
  return {
    createTemporaryFolder: () => createTemporaryFolderIn(folder),
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
      (await listNamesOlderThan(folder, ms)).filter((name) => name.endsWith('.png')),
  }
}

/** Stores files in the private part of the bucket. Unfinished files are on this machine's disk. */
function createBucketStore(folder: string, container: MedusaContainer): ArtworkStore {
  const files = () => container.resolve(Modules.FILE)
  return {
    createTemporaryFolder: () => createTemporaryFolderIn(folder),
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

async function listNamesOlderThan(folder: string, ms: number): Promise<string[]> {
  const old: string[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < Date.now() - ms) old.push(name)
  }
  return old
}

async function removeFoldersOlderThan(folder: string, ms: number): Promise<void> {
  const parts = join(folder, PARTS)
  for (const name of await listNamesOlderThan(parts, ms))
    await rm(join(parts, name), { recursive: true, force: true })
}

async function createTemporaryFolderIn(folder: string): Promise<string> {
  const parts = join(folder, PARTS)
  await mkdir(parts, { recursive: true, mode: 0o700 })
  const path = join(parts, randomUUID())
  // A recursive mkdir reports ENOENT if the disk is full.
  await mkdir(path, { mode: 0o700 })
  return path
}
