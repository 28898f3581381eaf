import { findPageByPath, type PageName } from '../../contract/site/pages'

export type PageMatch =
  | { kind: 'page'; name: PageName }
  /** Another spelling of a page's path, as people type it or a mail ends it. `path` is the page's own. */
  | { kind: 'moved'; name: PageName; path: string }
  | { kind: 'none' }

/**
 * Slashes, and characters that follow an address in a text, percent-encoded or not: blanks, the end of a sentence, a closing
 * bracket or quotation mark.
 */
const TRAILING_CHARACTERS =
  /(?:[/.,;:!)\]>"']|%(?:2[0127C9E]|3[ABE]|5D|C2%A0|C2%BB|E2%80%(?:8B|99|9C|9D)))+$/i

/** In characters. Nobody types a longer path, and the search for its end takes time with the square of its length. */
const MAX_TYPED_LENGTH = 500

/** Returns the page at a path, or the path of the page that another spelling means. */
export function findPage(path: string): PageMatch {
  const name = findPageByPath(path)
  if (name !== 'notFound') return { kind: 'page', name }
  if (path.length > MAX_TYPED_LENGTH) return { kind: 'none' }
  const decoded = decodeLetters(path)
  const withoutSlash = toMatch(decoded.replace(/\/+$/, ''))
  if (withoutSlash.kind === 'moved') return withoutSlash
  const typed = toMatch(toOwnCase(stripTrailing(decoded)))
  // A mistyped path must not lead to the staff's page: all others below /admin are Medusa's.
  return typed.kind === 'moved' && typed.name === 'admin' ? { kind: 'none' } : typed
}

function toMatch(path: string): PageMatch {
  const name = findPageByPath(path)
  return name === 'notFound' ? { kind: 'none' } : { kind: 'moved', name, path }
}

/** Returns a path without the characters that follow it in a text; '/' if nothing else is left. */
export function stripTrailing(path: string): string {
  if (path.length > MAX_TYPED_LENGTH) return path
  return path.replace(TRAILING_CHARACTERS, '') || (/^\/[^/]/.test(path) ? '/' : '')
}

/** Paths of pages are in lower case; a product's handle is what it is. */
function toOwnCase(path: string): string {
  return path.replace(/^\/[^/]*/, (name) => name.toLowerCase())
}

/** Decodes percent-encoded unreserved letters (RFC 3986, section 2.3), as the site's router does. */
function decodeLetters(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w~-]/.test(letter) ? letter : code
  })
}

/** `/admin` itself is a page of the site. */
const MEDUSA_PREFIXES = ['/api/', '/app/', '/admin/', '/store/', '/auth/', '/hooks/', '/static/', '/cloud/']

/** Whether a path is handled by Medusa. */
export function isMedusaPath(path: string): boolean {
  return path === '/app' || MEDUSA_PREFIXES.some((prefix) => path.startsWith(prefix))
}
