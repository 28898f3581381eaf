import { API_METHODS } from '../guard/api-methods'
import { UPLOADS_PATH } from '../../lib/images/upload-paths'
import { findPage } from '../pages/page-lookup'

/** Groups of paths by their prefix. */
const NAMED_AREAS: readonly (readonly [prefix: string, name: string])[] = [
  [UPLOADS_PATH, 'upload'],
  ['/static/', 'file'],
  ['/media/', 'file'],
  ['/api/', 'api:other'],
  ['/admin/', 'staff-api'],
  ['/app/', 'staff-admin'],
  ['/auth/', 'auth'],
]

/** Returns the name of a path's route in metrics: one of a few, never a part of the path that a client made up. */
export function toRouteName(path: string): string {
  if (Object.hasOwn(API_METHODS, path)) return `api:${path.slice('/api/'.length)}`
  if (path === '/health' || path === '/ready') return path.slice(1)
  if (path === '/app') return 'staff-admin'
  const area = NAMED_AREAS.find(([prefix]) => path.startsWith(prefix))
  if (area !== undefined) return area[1]
  const match = findPage(path)
  return match.kind === 'page' ? `page:${match.name}` : 'other'
}
