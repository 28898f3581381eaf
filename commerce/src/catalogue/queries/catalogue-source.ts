import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { CHECKOUT_MODULE } from '../../modules/checkout'
import type { PiecesByItem } from '../../modules/checkout/hold-priority'
import { affectedBy, type Affected } from './affected-by'
import type { CatalogueChanges } from '../rules/catalogue-changes'
import type { CatalogueProduct, SalesTerms } from '../rules/catalogue'
import { readOffers } from './read-offers'
import { readTerms } from './read-terms'
import { QUERY_LIMIT } from '../../lib/read-rows'

export type CatalogueSource = {
  terms(): Promise<SalesTerms>
  productIds(): Promise<string[]>
  products(ids: readonly string[], terms: SalesTerms): Promise<CatalogueProduct[]>
  claimablePieces(itemIds: readonly string[]): Promise<PiecesByItem>
  affectedBy(changes: CatalogueChanges): Promise<Affected | 'everything'>
}

export function catalogueSource(container: MedusaContainer): CatalogueSource {
  const query = container.resolve('query')
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { stock } = container.resolve(CHECKOUT_MODULE)
  return {
    terms: () => readTerms(query),
    async productIds() {
      const rows: { id: string }[] = await database('product')
        .where({ status: 'published', deleted_at: null })
        .orderBy(['title', 'id'])
        .select('id')
        .timeout(...QUERY_LIMIT)
      return rows.map(({ id }) => id)
    },
    async products(ids, terms) {
      const offers = await readOffers({ id: [...ids], status: 'published' }, terms, { query, stock })
      return offers.flatMap(({ product }) => product ?? [])
    },
    claimablePieces: (itemIds) => stock.claimablePieces(itemIds),
    affectedBy: (changes) => affectedBy(changes, database),
  }
}
