import type { MedusaRequest } from '@medusajs/framework/http'
import { decodePath } from '../../lib/http/decode-path'

const ADMIN_PATH = '/admin'

/** A path below /admin as the routes of Medusa name it, such as `orders/:id/cancel`, and the ids in it. */
export type AdminPath = { route: string; ids: readonly string[] }

/**
 * Parses the path of a request below /admin, without the query and the slashes at its ends. Every second part of a path is
 * an id. Express matches routes whatever their case, so the route is in small letters; ids stay as they are.
 */
export function parseAdminPath({ originalUrl }: Pick<MedusaRequest, 'originalUrl'>): AdminPath {
  const encoded = (originalUrl.split('?')[0] ?? '').slice(ADMIN_PATH.length)
  // Express refuses a path that cannot be decoded.
  const parts = decodePath(encoded, decodeURIComponent)
    .replaceAll(/^\/+|\/+$/g, '')
    .split('/')
  const isId = (part: string, index: number) => index % 2 === 1 && part !== ''
  return {
    route: parts.map((part, index) => (isId(part, index) ? ':id' : part.toLowerCase())).join('/'),
    ids: parts.filter(isId),
  }
}
