import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { findAffectedIds } from '../catalogue-store'
import type { CatalogueChanges } from '../catalogue-changes'
import type { SalesTerms } from '../catalogue'
import { readOffers } from '../offers'
import { readSalesTerms } from './read-terms'
import { QUERY_LIMIT } from '../../lib/database'

export type CatalogueStore = ReturnType<typeof createCatalogueStore>

export function createCatalogueStore(container: MedusaContainer) {
  const query = container.resolve('query')
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const stock = container.resolve('reservationStore')
  return {
    terms: () => readSalesTerms(query),
    async productIds() {
      const rows: { id: string }[] = await database('product')
        .where({ status: 'published', deleted_at: null })
        .orderBy(['title', 'id'])
        .select('id')
        .timeout(...QUERY_LIMIT)
      return rows.map(({ id }) => id)
    },
    async products(ids: readonly string[], terms: SalesTerms) {
      const offers = await readOffers({ id: [...ids], status: 'published' }, terms, { query, stock })
      return offers.flatMap(({ product }) => product ?? [])
    },
    claimablePieces: (itemIds: readonly string[]) => stock.readReservablePieces(itemIds),
    affectedBy: (changes: CatalogueChanges) => findAffectedIds(changes, database),
  }
}
