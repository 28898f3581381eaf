import { SETTINGS } from '@contract/settings'
import { readStored, writeStored } from './storage'

const storage = () => window.sessionStorage

/**
 * After a deploy an old page asks for files that are gone; loaded anew it asks for those that are there (reading R22).
 * Answers whether the page is being loaded anew: only where the server itself says that the file is gone, and once for
 * each file, so that one which stays away cannot keep a visitor going round.
 */
export async function renewPage(
  missingUrl: string | undefined,
  reload: () => void = () => window.location.reload(),
): Promise<boolean> {
  // Some browsers do not say which file it was; after a deploy the page's own script is gone as well.
  const url = missingUrl ?? document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
  if (url === undefined || !(await isGone(url)) || !noteRenewal(url)) return false
  reload()
  return true
}

/** Without an answer a reload would only replace the page, which still works, by the browser's own error. */
async function isGone(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    return false
  }
}

/** False where the page was loaded anew for this file before, or where that cannot be noted. */
function noteRenewal(url: string): boolean {
  const before = renewals()
  if (before.includes(url)) return false
  writeStored(storage, SETTINGS.renewedForKey, [...before, url])
  return renewals().includes(url)
}

function renewals(): readonly unknown[] {
  const stored = readStored(storage, SETTINGS.renewedForKey)
  return Array.isArray(stored) ? stored : []
}
