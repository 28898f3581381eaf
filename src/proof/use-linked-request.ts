import { useCallback, useEffect, useState } from 'react'
import { onPageRestored } from '@/lib/on-page-restored'
import { type LinkState, lookUpRequest } from './proof-requests'

/** In milliseconds: what the studio does shows within a minute. */
const REFRESH_MS = 45_000

/** Returns the request of a link, loaded again every minute, after coming back from the payment page, and by `reload`. */
export function useLinkedRequest(token: string) {
  const [state, setState] = useState<LinkState>({ status: 'loading' })
  const reload = useCallback(async () => {
    const next = await lookUpRequest(token)
    // What was shown a minute ago is better than nothing.
    setState((last) => (next.status === 'unreachable' && last.status === 'known' ? last : next))
  }, [token])
  useEffect(() => {
    let ignore = false
    const refresh = () => {
      if (!ignore && document.visibilityState === 'visible') void reload()
    }
    refresh()
    const timer = setInterval(refresh, REFRESH_MS)
    const stop = onPageRestored(refresh)
    return () => {
      ignore = true
      clearInterval(timer)
      stop()
    }
  }, [reload])
  return { state, setState, reload }
}
