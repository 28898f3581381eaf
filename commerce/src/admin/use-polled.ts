import { useCallback, useEffect, useState } from 'react'
import { callAdmin, errorMessage } from './call-admin'

type Polled<T> = { data?: T; error?: string }

/** Reads an address of the shop now and every `everyMs`; `reload` reads it at once. */
export function usePolled<T>(path: string, everyMs: number): [Polled<T>, () => Promise<void>] {
  const [found, setFound] = useState<Polled<T>>({})
  const reload = useCallback(async () => setFound(await read<T>(path)), [path])
  useEffect(() => {
    let isGone = false
    const refresh = async () => {
      const next = await read<T>(path)
      if (!isGone) setFound(next)
    }
    void refresh()
    const timer = setInterval(() => void refresh(), everyMs)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [path, everyMs])
  return [found, reload]
}

/** Never rejects. */
async function read<T>(path: string): Promise<Polled<T>> {
  try {
    return { data: (await callAdmin(path)) as T }
  } catch (error) {
    return { error: errorMessage(error) }
  }
}
