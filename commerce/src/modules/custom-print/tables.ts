import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { QUERY_LIMIT } from '../../lib/database'
import type { ArtworkFile, RequestDecision, Proof, PrintRequest } from '../../custom-print/print-request'

// The press's tables, for a query or within a transaction.
export const requestRows = (database: Knex) => database<PrintRequest>('press_request').timeout(...QUERY_LIMIT)

export const artworkRows = (database: Knex) =>
  database<ArtworkFile & { id: string }>('press_artwork').timeout(...QUERY_LIMIT)

export const decisionRows = (database: Knex) =>
  database<RequestDecision>('press_decision').timeout(...QUERY_LIMIT)

export const proofRows = (database: Knex) => database<Proof>('press_proof').timeout(...QUERY_LIMIT)

/** A value as a column of JSON takes it. */
export const asJson = (value: unknown, database: Knex) => database.raw('?::jsonb', [JSON.stringify(value)])
