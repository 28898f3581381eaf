import { formatRappen } from '@contract/money'
import type { usePressTexts } from '../use-press-texts'
import type { ReorderFailure } from './submit-reorder'
import type { useProofTexts } from './use-proof-texts'

/** Until the limit of an hour ends, at most. */
const MOST_MINUTES = 60

type Facts = { email: string; currency: string; wishFrom: string }
type Texts = {
  ofProof: ReturnType<typeof useProofTexts>['t']
  ofPress: ReturnType<typeof usePressTexts>['t']
}

/** Why nothing was sent, and what to do; in the bench's words where they hold without a drawing on it. */
export function reorderFailure(
  { code, values = {} }: ReorderFailure,
  { email, currency, wishFrom }: Facts,
  { ofProof, ofPress }: Texts,
): string {
  const money = (name: string) => formatRappen(values[name] ?? 0, currency)
  switch (code) {
    case 'link_ended':
      return ofProof('proof.reorder.gone')
    case 'not_printed_yet':
      return ofProof('proof.reorder.early')
    case 'connection':
      return ofProof('proof.reorder.connection')
    case 'prices_changed':
      return ofPress('press.failed.prices', { before: money('before'), now: money('now') })
    case 'wish_too_soon':
      return ofPress('press.wrong.wishDate', { date: wishFrom })
    case 'too_many_from_here':
      return ofPress('press.failed.tooMany', { count: values['minutes'] || MOST_MINUTES })
    case 'storage_full':
      return ofPress('press.failed.full', { email })
    default:
      return ofProof('proof.reorder.failed', { email })
  }
}
