import { useState } from 'react'
import { useSubmission } from '@/lib/requests/use-submission'
import type { ProofFailure } from '@contract/custom-print/custom-print-failures'
import { parseProofFailure } from './proof-api'
import { useProofTexts } from './use-proof-texts'

/**
 * Runs one decision at a time and reports its failure.
 * After a refusal the request is loaded again, as it has changed.
 */
export function useDecision(onChanged: () => Promise<void>) {
  const { t } = useProofTexts()
  const [isReloading, setIsReloading] = useState(false)
  const { isBusy, failure, submit } = useSubmission((error) => {
    const refusal = parseProofFailure(error)
    return refusal === undefined
      ? t('proof.failed')
      : t(`proof.failure.${refusal.code}`, { ...refusal.values })
  })
  async function run(decision: () => Promise<void>) {
    let refusal: ProofFailure | undefined
    await submit(async () => {
      try {
        await decision()
      } catch (error) {
        refusal = parseProofFailure(error)
        throw error
      }
    })
    if (refusal === undefined) return
    // Only once its words are shown, since what was decided about may be gone from the page then.
    setIsReloading(true)
    await onChanged().finally(() => setIsReloading(false))
  }
  return { isBusy: isBusy || isReloading, failure, run }
}
