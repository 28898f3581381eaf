import { useCallback, useEffect, useRef, useState } from 'react'
import { onPageRestored } from '@/lib/on-page-restored'
import { type BuyerRequestState, fetchBuyerRequest } from './proof-api'

/** In ms: changes by the studio appear within a minute. */
const REFRESH_MS = 45_000

/**
 * Returns the request of a link. It is loaded again every 45 s, after returning from the payment page, and by
 * `reload`. `show` displays a request at once, `isOutdated` says that the shop was updated.
 */
export function useBuyerRequest(token: string) {
  const [state, setState] = useState<BuyerRequestState>({ status: 'loading' })
  const [isOutdated, setOutdated] = useState(false)
  const requests = useRef({ begun: 0, shown: 0 })
  const show = useCallback((next: BuyerRequestState) => {
    requests.current.shown = ++requests.current.begun
    setState(next)
  }, [])
  const reload = useCallback(async () => {
    const request = ++requests.current.begun
    const next = await fetchBuyerRequest(token)
    // A response to an earlier request may arrive late: it must not replace a newer one.
    if (request < requests.current.shown) return
    requests.current.shown = request
    if (next.status !== 'unreachable') setOutdated(next.status === 'outdated')
    const isNothing = next.status === 'unreachable' || next.status === 'outdated'
    // If loading fails, what is known stays on the screen: the buyer may be typing.
    setState((last) => (isNothing && last.status === 'known' ? last : next))
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
  return { state, isOutdated, show, reload }
}
