import { formatSharedFailure, type FailureDetails, type RequestFailure } from '../request-failure'
import type { PressTFunction } from '../use-press-texts'
import type { ProofTFunction } from '../proof/use-proof-texts'

type Translators = {
  tProof: ProofTFunction
  tPress: PressTFunction
}

/**
 * Returns why nothing was sent and what to do.
 * Uses the editor's texts where they make sense without artwork in it.
 */
export function formatReorderFailure(
  failure: RequestFailure,
  details: FailureDetails,
  { tProof, tPress }: Translators,
): string {
  const sharedText = formatSharedFailure(failure, details, tPress)
  if (sharedText !== undefined) return sharedText
  switch (failure.code) {
    case 'link_ended':
      return tProof('proof.reorder.gone')
    case 'not_printed_yet':
      return tProof('proof.reorder.early')
    case 'connection':
      return tProof('proof.reorder.connection')
    default:
      return tProof('proof.reorder.failed', { email: details.email })
  }
}
