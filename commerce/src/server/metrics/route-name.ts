import { API_METHODS } from '../allowed-routes'
import { findPage } from '../pages/page-lookup'

/** Areas by what their paths begin with. */
const AREAS: readonly (readonly [prefix: string, name: string])[] = [
  ['/media/uploads/', 'upload'],
  ['/static/', 'file'],
  ['/media/', 'file'],
  ['/api/', 'api:other'],
  ['/admin/', 'staff-api'],
  ['/app/', 'staff-admin'],
  ['/auth/', 'auth'],
]

/** What a path is called in metrics: one of few names, and never a part of the path that a visitor made up. */
export function toRouteName(path: string): string {
  if (Object.hasOwn(API_METHODS, path)) return `api:${path.slice('/api/'.length)}`
  if (path === '/health' || path === '/ready') return path.slice(1)
  if (path === '/app') return 'staff-admin'
  const area = AREAS.find(([prefix]) => path.startsWith(prefix))
  if (area !== undefined) return area[1]
  const match = findPage(path)
  return match.kind === 'page' ? `page:${match.name}` : 'other'
}
