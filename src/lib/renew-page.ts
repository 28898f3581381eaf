import { SETTINGS } from '@contract/settings'
import { readStored, writeStored } from './storage'

const storage = () => window.sessionStorage

/** How a file of the site that could not be loaded stands with the server; 'unknown' also where nothing answers. */
export type FileStatus = 'there' | 'gone' | 'unknown'

/** The file that could not be loaded. Some browsers do not say which it was; after a deploy the page's own script is gone as well. */
export function fileInQuestion(missingUrl: string | undefined): string | undefined {
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
 * Reloads the page and returns whether it does: once for each reason, so that a file which stays away cannot keep a
 * visitor going round. Only for files that the server answers for: otherwise the page, which still works, would be
 * replaced by the browser's own error.
 */
export function renewPage(reason: string, reload: () => void = () => window.location.reload()): boolean {
  if (!noteRenewal(reason)) return false
  reload()
  return true
}

/** False where the page was loaded anew for this before, or where that cannot be noted. */
function noteRenewal(reason: string): boolean {
  const before = renewals()
  if (before.includes(reason)) return false
  writeStored(storage, SETTINGS.renewedForKey, [...before, reason])
  return renewals().includes(reason)
}

function renewals(): readonly unknown[] {
  const stored = readStored(storage, SETTINGS.renewedForKey)
  return Array.isArray(stored) ? stored : []
}
