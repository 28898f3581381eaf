import { type Catalogue, catalogueSchema } from '@contract/catalogue'

/** The catalogue as the contract has it; throws where an answer of GET /api/products is anything else. */
export function parseCatalogue(answer: unknown): Catalogue {
  return catalogueSchema.parse(answer)
}
