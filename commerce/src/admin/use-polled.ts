import { useCallback, useEffect, useState } from 'react'
import { callAdmin, sentenceOf } from './call-admin'

/** What was read last, or why it could not be. */
export type Polled<T> = { data?: T; trouble?: string }

/** Reads an address of the shop now and every `everyMs`; `reload` reads it at once. */
export function usePolled<T>(path: string, everyMs: number): [Polled<T>, () => Promise<void>] {
  const [found, setFound] = useState<Polled<T>>({})
  const reload = useCallback(async () => {
    try {
      setFound({ data: (await callAdmin(path)) as T })
    } catch (error) {
      setFound({ trouble: sentenceOf(error) })
    }
  }, [path])
  useEffect(() => {
    void reload()
    const timer = setInterval(() => void reload(), everyMs)
    return () => clearInterval(timer)
  }, [reload, everyMs])
  return [found, reload]
}
