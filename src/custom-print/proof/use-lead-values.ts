import type { LinkedRequest } from '@contract/custom-print/buyer-request'
import { useDays } from './use-proof-dates'

/** Returns what a request's first sentence is filled in with. */
export function useLeadValues() {
  const days = useDays()
  return ({ approved, proofs }: Pick<LinkedRequest, 'approved' | 'proofs'>) => {
    const newest = proofs.at(-1)
    return {
      version: approved?.version ?? '',
      date: approved === null ? '' : days.moment(approved.at),
      ready: newest === undefined ? '' : days.weekday(newest.readyOn),
    }
  }
}
