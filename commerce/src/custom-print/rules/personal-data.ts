import { type Erasure, listErasedColumns } from '../../lib/erasure'
import type { PrintRequest, Proof, RequestDecision } from '../stores/custom-print-rows'

const REQUEST_ERASURE: Erasure<PrintRequest> = {
  id: 'kept',
  number: 'kept',
  state: 'kept',
  language: 'kept',
  email: null,
  name: null,
  note: null,
  requested_date: 'kept',
  delivery: 'kept',
  spec: 'kept',
  height: 'kept',
  results: 'kept',
  quote: 'kept',
  price_version: 'kept',
  total: 'kept',
  tax_rate_percent: 'kept',
  currency: 'kept',
  idempotency_key: 'kept',
  reorder_of: 'kept',
  // Erased a day after it was sent, whatever becomes of the request: rate limits count it until then.
  address_hash: 'kept',
  last_step_at: 'kept',
  deleted_files_at: 'kept',
  created_at: 'kept',
}

const DECISION_ERASURE: Erasure<RequestDecision> = {
  id: 'kept',
  request_id: 'kept',
  key: 'kept',
  kind: 'kept',
  words: '',
  by: '',
  at: 'kept',
  proof_id: 'kept',
}

const PROOF_ERASURE: Erasure<Proof> = {
  id: 'kept',
  request_id: 'kept',
  key: 'kept',
  version: 'kept',
  spec: 'kept',
  height: 'kept',
  results: 'kept',
  lines: 'kept',
  quote: 'kept',
  total: 'kept',
  tax_rate_percent: 'kept',
  currency: 'kept',
  ready_on: 'kept',
  valid_until: 'kept',
  message: '',
  by: '',
  sent_at: 'kept',
}

/** The columns that are overwritten when a request's personal data are erased. Rows of artwork are deleted. */
export const ERASED_REQUEST = listErasedColumns(REQUEST_ERASURE)
export const ERASED_DECISION = listErasedColumns(DECISION_ERASURE)
export const ERASED_PROOF = listErasedColumns(PROOF_ERASURE)
