import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { StoredPreflightResult } from '../../contract/custom-print/preflight-codes'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import type { PrintQuote } from '../../contract/custom-print/print-quote'
import type { ProofLine } from '../../contract/custom-print/proof-lines'
import type { PriceRows } from '../../contract/custom-print/price-table'
import type { RequestState } from '../../contract/custom-print/print-request'
import type { ArtworkKind } from '../../contract/custom-print/artwork-file'
import type { StaffReplyKind } from '../../contract/custom-print/staff-request'
import type { Language } from '../../contract/site/language'
import type { DeliveryOption } from '../../contract/cart/delivery-option'
import type { EncodedFields } from '../../contract/custom-print/field-names'
import { QUERY_LIMIT } from '../../lib/database'

/**
 * A request, with the columns of its row except for those that `field-names.ts` renames. Amounts in Rappen, the
 * print's height in mm. Personal data are null once they are deleted.
 */
export type PrintRequest = {
  id: string
  number: number
  state: RequestState
  language: Language
  email: string | null
  name: string | null
  note: string | null
  requested_date: string | null
  delivery: DeliveryOption
  spec: PrintSpec
  height: number
  results: StoredPreflightResult[]
  quote: PrintQuote
  price_version: number
  total: number
  tax_rate_percent: number
  currency: string
  idempotency_key: string
  /** The request whose print is ordered again. */
  reorder_of: string | null
  address_hash: string | null
  last_step_at: Date
  deleted_files_at: Date | null
  created_at: Date
}

export type NewPrintRequest = Omit<
  PrintRequest,
  'id' | 'number' | 'state' | 'last_step_at' | 'deleted_files_at' | 'created_at' | 'reorder_of'
> & { reorder_of?: string }

/** A stored picture. Size in px. proof: the print of the version named. */
export type ArtworkFile = {
  request_id: string
  kind: ArtworkKind | 'proof'
  version?: number | null
  sha256: string
  bytes: number
  width: number
  height: number
  file_key: string
}

export type NewArtworkFile = Omit<ArtworkFile, 'request_id'>

/** answered: the buyer's answer to a question; blanks_short: an approval was refused, as blank shirts were missing. */
type DecisionKind = StaffReplyKind | 'answered' | 'withdrawn' | 'approved' | 'change_wanted' | 'blanks_short'

export type RequestDecision = {
  id: string
  request_id: string
  key: string
  kind: DecisionKind
  words: string
  by: string
  at: Date
  /** The proof that the decision is about; null where there was none. */
  proof_id: string | null
}

export type NewRequestDecision = Omit<RequestDecision, 'id' | 'at' | 'proof_id'> & { proof_id?: string }

/**
 * A proof of the studio, never changed after it is sent. Amounts in Rappen, days as 'YYYY-MM-DD' at the studio.
 */
export type Proof = {
  id: string
  request_id: string
  key: string
  version: number
  spec: PrintSpec
  /** Height of the print in mm; null if the request's print is unchanged. */
  height: number | null
  /** Null if those of the request apply. */
  results: StoredPreflightResult[] | null
  lines: ProofLine[]
  quote: PrintQuote
  total: number
  tax_rate_percent: number
  currency: string
  ready_on: string
  valid_until: string
  message: string
  by: string
  sent_at: Date
}

export type NewProof = Omit<Proof, 'id' | 'sent_at'>

export type StoredPriceTable = { version: number; rows: PriceRows }

export const REQUEST_ID_PREFIX = 'preq'

export const ARTWORK_ID_PREFIX = 'part'

export const DECISION_ID_PREFIX = 'pdec'

export const PROOF_ID_PREFIX = 'prof'

// The tables of custom print, for a query or within a transaction.
export const queryRequests = (database: Knex) =>
  database<EncodedFields<PrintRequest>>('press_request').timeout(...QUERY_LIMIT)

export const queryArtwork = (database: Knex) =>
  database<ArtworkFile & { id: string }>('press_artwork').timeout(...QUERY_LIMIT)

export const queryDecisions = (database: Knex) =>
  database<RequestDecision>('press_decision').timeout(...QUERY_LIMIT)

export const queryProofs = (database: Knex) =>
  database<EncodedFields<Proof>>('press_proof').timeout(...QUERY_LIMIT)
