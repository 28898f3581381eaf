import { useCallback, useEffect, useState } from 'react'
import { loadChunk } from '@/lib/lazy-chunk'

type RequestFormParts = typeof import('./lazy-request-form')

/** The components of the last step, undefined while they load, and what loads them again. */
export type LazyRequestForm = { parts: RequestFormParts | 'failed' | undefined; load: () => Promise<void> }

/** Loads the form with the editor, before artwork is chosen, as nothing is fetched while artwork is edited. */
export function useLazyRequestForm(): LazyRequestForm {
  const [parts, setParts] = useState<LazyRequestForm['parts']>()
  const load = useCallback(async () => setParts(await loadParts()), [])
  useEffect(() => void loadParts().then((newParts) => setParts(newParts)), [])
  return { parts, load }
}

async function loadParts(): Promise<RequestFormParts | 'failed'> {
  try {
    return await loadChunk('press-form', () => import('./lazy-request-form'))
  } catch (error) {
    console.error('Failed to load the form of the press', error)
    return 'failed'
  }
}
