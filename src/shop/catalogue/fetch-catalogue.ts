import { CATALOGUE_PATH } from '@contract/api/api-paths'
import type { Catalogue } from '@contract/catalogue/catalogue'
import { fetchApi } from '@/lib/requests/http'

/**
 * Fetches the products and what their prices depend on. The schema is a chunk of its own, loaded at the same time, so that
 * no page waits for it. Rejects as fetchApi does, or if the answer is another.
 */
export async function fetchCatalogue(): Promise<Catalogue> {
  const [body, { catalogueSchema }] = await Promise.all([
    fetchApi(CATALOGUE_PATH),
    import('@contract/catalogue/catalogue'),
  ])
  return catalogueSchema.parse(body)
}
