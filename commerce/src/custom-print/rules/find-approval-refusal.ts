import { isOpenRequest } from '../../contract/custom-print/print-request'
import type { PrintRequest, Proof } from '../stores/custom-print-rows'

/** The proof and the total in Rappen that were on the page when the buyer approved them. */
export type SeenProof = {
  proofId: string
  total: number
}

export type ApprovalRefusal =
  | 'newer_version'
  | 'price_ended'
  | 'total_changed'
  | 'not_proofed'
  | 'already_paid'
  | 'request_ended'

/**
 * Returns why a request cannot be approved as its buyer has seen it; undefined if it can be, also once more while the
 * payment is open. `newest` is its newest proof, `today` 'YYYY-MM-DD' at the studio. Pure.
 */
export function findApprovalRefusal(
  { state }: Pick<PrintRequest, 'state'>,
  newest: Pick<Proof, 'id' | 'total' | 'valid_until'> | undefined,
  seenProof: SeenProof,
  today: string,
): ApprovalRefusal | undefined {
  if (state === 'paid') return 'already_paid'
  if (!isOpenRequest(state)) return 'request_ended'
  if (newest === undefined) return 'not_proofed'
  if (newest.id !== seenProof.proofId) return 'newer_version'
  if (state !== 'proofed' && state !== 'approved') return 'not_proofed'
  if (newest.total !== seenProof.total) return 'total_changed'
  return newest.valid_until < today ? 'price_ended' : undefined
}
