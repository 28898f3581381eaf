/** Which file answers which path, as prerendering wrote it: exact paths, '/folder/*' for one more part, '*' for the rest. */
export type PageRoutes = Readonly<Record<string, string>>

export type PageMatch =
  | { kind: 'page'; file: string }
  /** The path of a page with a slash too many: it lives at `path`. */
  | { kind: 'moved'; path: string }
  | { kind: 'none' }

/** The page at a path (no query). Paths that are nobody's are 'none': another layer may know them. */
export function findPage(routes: PageRoutes, path: string): PageMatch {
  const file = fileAt(routes, path)
  if (file !== undefined) return { kind: 'page', file }
  const shorter = path.replace(/\/+$/, '')
  if (shorter !== path && fileAt(routes, shorter) !== undefined) return { kind: 'moved', path: shorter }
  return { kind: 'none' }
}

function fileAt(routes: PageRoutes, path: string): string | undefined {
  if (path.includes('*')) return undefined
  if (Object.hasOwn(routes, path)) return routes[path]
  const slash = path.lastIndexOf('/')
  if (slash < 1 || slash === path.length - 1) return undefined
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
