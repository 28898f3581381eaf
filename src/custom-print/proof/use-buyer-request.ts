import { useCallback, useEffect } from 'react'
import type { BuyerRequest } from '@contract/custom-print/buyer-request'
import type { LinkState } from '@/order/fetch-by-token'
import { onPageRestored } from '@/lib/on-page-restored'
import { useNewestAnswer } from '@/lib/requests/use-newest-answer'
import { fetchBuyerRequest } from './proof-api'

/** In ms: changes by the studio appear within a minute. */
const REFRESH_MS = 45_000

type LinkedRequestState = LinkState<BuyerRequest>
type ShownRequest = { request: LinkedRequestState; isOutdated: boolean }

const LOADING: ShownRequest = { request: { status: 'loading' }, isOutdated: false }

/**
 * Returns the request of a link. It is loaded again every 45 s, after returning from the payment page, and by
 * `reload`. `show` displays a request at once, `isOutdated` says that the shop was updated.
 */
export function useBuyerRequest(token: string) {
  const load = useCallback(() => fetchBuyerRequest(token), [token])
  const { state, reload, change } = useNewestAnswer(LOADING, load, mergeRequest)
  const show = useCallback(
    (request: LinkedRequestState) => change((last) => ({ ...last, request })),
    [change],
  )
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void reload()
    }
    refresh()
    const timer = setInterval(refresh, REFRESH_MS)
    const stop = onPageRestored(refresh)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [reload])
  return { state: state.request, isOutdated: state.isOutdated, show, reload }
}

/** If loading fails, what is known stays on the screen: the buyer may be typing. */
function mergeRequest(last: ShownRequest, next: LinkedRequestState): ShownRequest {
  const isNothing = next.status === 'unreachable' || next.status === 'outdated'
  return {
    request: isNothing && last.request.status === 'known' ? last.request : next,
    isOutdated: next.status === 'unreachable' ? last.isOutdated : next.status === 'outdated',
  }
}
