import { useCallback, useEffect, useState } from 'react'
import { loadChunk } from '@/lib/lazy-chunk'

type SendStep = typeof import('./lazy-request-form')

/** The last step: undefined until it has come. */
export type SendStepState = SendStep | 'failed' | undefined

/** Loads the form with the bench, before a drawing is chosen: nothing is fetched while one is edited. */
export function useSendStep(): [SendStepState, () => Promise<void>] {
  const [step, setStep] = useState<SendStepState>()
  useEffect(() => void loadStep().then((loaded) => setStep(loaded)), [])
  const load = useCallback(async () => setStep(await loadStep()), [])
  return [step, load]
}

async function loadStep(): Promise<SendStep | 'failed'> {
  try {
    return await loadChunk('press-form', () => import('./lazy-request-form'))
  } catch (error) {
    console.error('Failed to load the form of the press', error)
    return 'failed'
  }
}
