import { useState } from 'react'
import { useSubmission } from '@/lib/requests/use-submission'
import type { ProofFailure } from '@contract/custom-print/proof-failures'
import { parseProofFailure } from './proof-api'
import { useProofTexts } from './use-proof-texts'

/**
 * Runs one decision at a time and reports its failure.
 * After a refusal the request is loaded again, as it has changed.
 */
export function useDecision(onChanged: () => Promise<void>) {
  const { t } = useProofTexts()
  const [isReloading, setIsReloading] = useState(false)
  const { isBusy, failure, submit } = useSubmission((error) => ({ refusal: parseProofFailure(error) }))
  async function run(decision: () => Promise<void>) {
    const newFailure = await submit(decision)
    if (newFailure?.refusal === undefined) return
    // Only once its words are shown, since what was decided about may be gone from the page then.
    setIsReloading(true)
    await onChanged().finally(() => setIsReloading(false))
  }
  return { isBusy: isBusy || isReloading, failure: failure && formatFailure(failure.refusal), run }

  function formatFailure(refusal: ProofFailure | undefined): string {
    return refusal === undefined
      ? t('proof.failed')
      : t(`proof.failure.${refusal.code}`, { ...refusal.values })
  }
}
