import { formatRappen } from '@contract/money/money'
import type { usePressTexts } from '../use-press-texts'
import type { ReorderFailure } from './submit-reorder'
import type { useProofTexts } from './use-proof-texts'

/** In minutes: the rate limit ends after an hour at the latest. */
const MAX_MINUTES = 60

type Facts = { email: string; currency: string; wishFrom: string }
type Texts = {
  tProof: ReturnType<typeof useProofTexts>['t']
  tPress: ReturnType<typeof usePressTexts>['t']
}

/**
 * Returns why nothing was sent and what to do.
 * Uses the editor's texts where they make sense without artwork in it.
 */
export function formatReorderFailure(
  { code, values = {} }: ReorderFailure,
  { email, currency, wishFrom }: Facts,
  { tProof, tPress }: Texts,
): string {
  const money = (name: string) => formatRappen(values[name] ?? 0, currency)
  switch (code) {
    case 'link_ended':
      return tProof('proof.reorder.gone')
    case 'not_printed_yet':
      return tProof('proof.reorder.early')
    case 'connection':
      return tProof('proof.reorder.connection')
    case 'prices_changed':
      return tPress('press.failure.prices', { before: money('before'), now: money('now') })
    case 'wish_too_soon':
      return tPress('press.invalid.wishDate', { date: wishFrom })
    case 'too_many_from_here':
      return tPress('press.failure.tooMany', { count: values['minutes'] || MAX_MINUTES })
    case 'storage_full':
      return tPress('press.failure.full', { email })
    default:
      return tProof('proof.reorder.failed', { email })
  }
}
