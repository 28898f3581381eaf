import { SETTINGS } from '@contract/settings'
import { readStored, writeStored } from './storage'

const storage = () => window.sessionStorage

/** 'unknown' also where the server does not answer. */
export type FileStatus = 'there' | 'gone' | 'unknown'

/**
 * Returns the URL of the file that did not load. Some browsers do not name it; after a deploy the page's own script
 * is gone as well.
 */
export function failedFile(missingUrl: string | undefined): string | undefined {
  return missingUrl ?? document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
}

/** Asks the server for a file of the site. Never rejects. */
export async function fileStatus(url: string): Promise<FileStatus> {
  try {
    const { ok, status } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    return ok ? 'there' : status === 404 ? 'gone' : 'unknown'
  } catch {
    return 'unknown'
  }
}

/**
 * Reloads the page and returns whether it does: once for each reason, so that a missing file cannot cause a loop.
 * Only while the server answers: otherwise the browser's own error would replace a page that still works.
 */
export function reloadOnce(reason: string, reload: () => void = () => window.location.reload()): boolean {
  if (!recordReload(reason)) return false
  reload()
  return true
}

function recordReload(reason: string): boolean {
  const before = reloads()
  if (before.includes(reason)) return false
  writeStored(storage, SETTINGS.reloadedForKey, [...before, reason])
  return reloads().includes(reason)
}

function reloads(): readonly unknown[] {
  const stored = readStored(storage, SETTINGS.reloadedForKey)
  return Array.isArray(stored) ? stored : []
}
