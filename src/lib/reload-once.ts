import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { readStored, writeStored } from './storage'

const storage = () => sessionStorage

export type FileStatus = 'there' | 'gone' | 'unknown'

/**
 * Returns the URL of a file that did not load. If the browser does not name it, that of the page's own script: it
 * was removed by a deploy, too.
 */
export function getFailedFileUrl(missingUrl: string | undefined): string | undefined {
  return missingUrl ?? document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
}

export async function fetchFileStatus(url: string): Promise<FileStatus> {
  try {
    const { ok, status } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    return ok ? 'there' : status === 404 ? 'gone' : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Reloads the page and returns true, but only once for each reason and only while the server answers. */
export function reloadOnce(reason: string, reload: () => void = () => window.location.reload()): boolean {
  if (!recordReload(reason)) return false
  reload()
  return true
}

function recordReload(reason: string): boolean {
  const before = readReloads()
  if (before.includes(reason)) return false
  writeStored(storage, STORAGE_KEYS.reloadedFor, [...before, reason])
  return readReloads().includes(reason)
}

function readReloads(): readonly unknown[] {
  const storedReloads = readStored(storage, STORAGE_KEYS.reloadedFor)
  return Array.isArray(storedReloads) ? storedReloads : []
}
