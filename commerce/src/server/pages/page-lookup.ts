import { findPageByPath, type PageName } from '../../contract/site/pages'

export type PageMatch =
  | { kind: 'page'; name: PageName }
  /**
   * Another spelling of a page's path, with an extra slash or percent-encoded letters. `path` is the page's own.
   */
  | { kind: 'moved'; path: string }
  | { kind: 'none' }

/** Returns the page at a path, or the path of the page that another spelling means. */
export function findPage(path: string): PageMatch {
  const name = findPageByPath(path)
  if (name !== 'notFound') return { kind: 'page', name }
  const canonical = decodeLetters(path).replace(/\/+$/, '')
  return findPageByPath(canonical) === 'notFound' ? { kind: 'none' } : { kind: 'moved', path: canonical }
}

/** Decodes percent-encoded unreserved letters (RFC 3986, section 2.3), as the site's router does. */
function decodeLetters(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w~-]/.test(letter) ? letter : code
  })
}

/** `/admin` itself is a page of the site (reading R7). */
const MEDUSA_PREFIXES = ['/api/', '/app/', '/admin/', '/store/', '/auth/', '/hooks/', '/static/', '/cloud/']

/** Whether a path is handled by Medusa. */
export function isMedusaPath(path: string): boolean {
  return path === '/app' || MEDUSA_PREFIXES.some((prefix) => path.startsWith(prefix))
}
