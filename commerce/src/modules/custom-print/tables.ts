import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { QUERY_LIMIT } from '../../lib/read-rows'
import type { PressArtwork, PressDecision, PressProof, PressRequest } from './types'

// The press's tables, for a query or within a transaction.
export const requestRows = (database: Knex) => database<PressRequest>('press_request').timeout(...QUERY_LIMIT)

export const artworkRows = (database: Knex) =>
  database<PressArtwork & { id: string }>('press_artwork').timeout(...QUERY_LIMIT)

export const decisionRows = (database: Knex) =>
  database<PressDecision>('press_decision').timeout(...QUERY_LIMIT)

export const proofRows = (database: Knex) => database<PressProof>('press_proof').timeout(...QUERY_LIMIT)

/** A value as a column of JSON takes it. */
export const asJson = (value: unknown, database: Knex) => database.raw('?::jsonb', [JSON.stringify(value)])
