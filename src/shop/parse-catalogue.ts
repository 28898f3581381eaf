import { type Catalogue, catalogueSchema } from '@contract/catalogue'

/** Parses the body of GET /api/products; throws where it is anything else. */
export function parseCatalogue(body: unknown): Catalogue {
  return catalogueSchema.parse(body)
}
