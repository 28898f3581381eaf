import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes all files or none. Each is synced to the disk before it gets its name.
 * Rejects with the file system's error.
 */
export async function writeFilesAtomically(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const written: string[] = []
  try {
    const parts: [part: string, name: string][] = []
    for (const [name, bytes] of files) {
      const part = join(folder, `.${randomUUID()}.part`)
      written.push(part)
      await writeFile(part, bytes, { flag: 'wx', mode: 0o644, flush: true })
      parts.push([part, join(folder, name)])
    }
    for (const [part, name] of parts) {
      written.push(name)
      await rename(part, name)
    }
    // A new name is on the disk only once its folder is synced.
    await syncToDisk(folder)
  } catch (error) {
    await Promise.all(written.map((path) => rm(path, { force: true })))
    throw error
  }
}

/** Syncs a file, or the names in a folder, to the disk. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Whether an error says that the disk is full. libvips has no error code for it, only a message. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))) ||
    /no space left|quota/i.test(error.message)
  )
}
