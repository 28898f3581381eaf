import { type Catalogue, catalogueSchema } from '@contract/catalogue'

export function parseCatalogue(body: unknown): Catalogue {
  return catalogueSchema.parse(body)
}
