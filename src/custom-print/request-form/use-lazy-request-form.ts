import { useCallback, useEffect, useState } from 'react'
import { loadChunk } from '@/lib/lazy-chunk'

type LazyRequestForm = typeof import('./lazy-request-form')

/** The component of the last step; undefined while it loads. */
export type LazyRequestFormState = LazyRequestForm | 'failed' | undefined

/** Loads the form with the editor, before artwork is chosen, as nothing is fetched while artwork is edited. */
export function useLazyRequestForm(): [LazyRequestFormState, () => Promise<void>] {
  const [form, setForm] = useState<LazyRequestFormState>()
  useEffect(() => void loadForm().then((loaded) => setForm(loaded)), [])
  const load = useCallback(async () => setForm(await loadForm()), [])
  return [form, load]
}

async function loadForm(): Promise<LazyRequestForm | 'failed'> {
  try {
    return await loadChunk('press-form', () => import('./lazy-request-form'))
  } catch (error) {
    console.error('Failed to load the form of the press', error)
    return 'failed'
  }
}
