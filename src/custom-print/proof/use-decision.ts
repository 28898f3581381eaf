import { useState } from 'react'
import { parseProofFailure } from './proof-api'
import { useProofTexts } from './use-proof-texts'

/**
 * Runs one decision at a time and reports its failure.
 * After a refusal the request is loaded again, as it has changed.
 */
export function useDecision(onChanged: () => Promise<void>) {
  const { t } = useProofTexts()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function run(decision: () => Promise<void>) {
    if (isBusy) return
    setIsBusy(true)
    setFailure(null)
    try {
      await decision()
    } catch (error) {
      const refusal = parseProofFailure(error)
      setFailure(
        refusal === undefined ? t('proof.failed') : t(`proof.failure.${refusal.code}`, { ...refusal.values }),
      )
      if (refusal !== undefined) await onChanged()
    }
    setIsBusy(false)
  }
  return { isBusy, failure, run }
}
