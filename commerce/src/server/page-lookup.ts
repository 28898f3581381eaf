/** Which file answers which path, as prerendering wrote it: exact paths, '/folder/*' for one more part, '*' for the rest. */
export type PageRoutes = Readonly<Record<string, string>>

export type PageMatch =
  | { kind: 'page'; file: string }
  /** Another spelling of the path of a page, with a slash too many or letters in code: it lives at `path`. */
  | { kind: 'moved'; path: string }
  | { kind: 'none' }

/** The page at a path (no query). Paths that are nobody's are 'none': another layer may know them. */
export function findPage(routes: PageRoutes, path: string): PageMatch {
  const file = fileAt(routes, path)
  if (file !== undefined) return { kind: 'page', file }
  const proper = withPlainLetters(path).replace(/\/+$/, '')
  if (fileAt(routes, proper) !== undefined) return { kind: 'moved', path: proper }
  return { kind: 'none' }
}

/** Letters need no code in an address (RFC 3986, section 2.3); the site's router would read through it. */
function withPlainLetters(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w~-]/.test(letter) ? letter : code
  })
}

function fileAt(routes: PageRoutes, path: string): string | undefined {
  if (path.includes('*')) return undefined
  if (Object.hasOwn(routes, path)) return routes[path]
  const slash = path.lastIndexOf('/')
  if (slash === path.length - 1) return undefined
  const family = `${path.slice(0, slash)}/*`
  return Object.hasOwn(routes, family) ? routes[family] : undefined
}

/** The page for everything that nobody knows. */
export function notFoundPage(routes: PageRoutes): string | undefined {
  return routes['*']
}

/** First parts of the paths that Medusa answers; `/admin` by itself is a page of the site (reading R7). */
const MEDUSA_PREFIXES = ['/api/', '/app/', '/admin/', '/store/', '/auth/', '/hooks/', '/static/', '/cloud/']

/** Whether a path is Medusa's or one of the shop's own routes inside it. */
export function isMedusaPath(path: string): boolean {
  return path === '/app' || MEDUSA_PREFIXES.some((prefix) => path.startsWith(prefix))
}
