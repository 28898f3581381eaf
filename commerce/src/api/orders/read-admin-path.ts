import type { MedusaRequest } from '@medusajs/framework/http'

const ADMIN_PATH = '/admin'

/**
 * Returns the path of a request below /admin, decoded, without the query and the slashes at its ends. Express matches
 * routes whatever their case: so must whoever compares this.
 */
export function readAdminPath({ originalUrl }: Pick<MedusaRequest, 'originalUrl'>): string {
  const path = (originalUrl.split('?')[0] ?? '').slice(ADMIN_PATH.length)
  return decode(path).replaceAll(/^\/+|\/+$/g, '')
}

/** What cannot be decoded is refused by Express. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
