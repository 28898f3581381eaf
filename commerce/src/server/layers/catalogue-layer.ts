import type { CatalogueResponse } from '../../catalogue/catalogue-response'
import { sendCatalogue } from '../../catalogue/send-catalogue'
import { CATALOGUE_PATH } from '../../contract/api/api-paths'
import { isReadRequest } from '../../lib/http/safe-methods'
import type { ResponseHeaders } from '../../lib/http/send-compressed'
import type { RequestLayer } from '../pages/page-server'
import { DATA_POLICY } from '../guard/security-headers'

/**
 * Serves GET /api/products from memory. Any other request, and all until the catalogue is read, goes to Medusa.
 */
export function createCatalogueLayer(
  latest: () => CatalogueResponse | undefined,
  headers: ResponseHeaders,
): RequestLayer {
  const all = { ...headers, 'Content-Security-Policy': DATA_POLICY }
  return (request, response, path) => {
    if (path !== CATALOGUE_PATH || !isReadRequest(request)) return false
    const catalogue = latest()
    if (catalogue === undefined) return false
    sendCatalogue(request, response, catalogue, all).catch((error: unknown) =>
      response.destroy(error as Error),
    )
    return true
  }
}
