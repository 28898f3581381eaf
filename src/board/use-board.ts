import { useCallback, useEffect, useRef, useState } from 'react'
import { UnknownResponseError } from '@/lib/parse-response'
import { type BoardData, fetchBoard } from './board-api'

/** outdated: the shop was updated after this page was opened, and the page cannot read its answer. */
export type BoardState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'outdated' }
  | { status: 'ready'; board: BoardData; readAt: Date; isOutdated: boolean }

/** In ms: new orders arrive while staff work. */
const REFRESH_MS = 60_000

/** Returns the board. It is loaded every minute and by `reload`. */
export function useBoard(): { state: BoardState; reload: () => Promise<void> } {
  const [state, setState] = useState<BoardState>({ status: 'loading' })
  const requests = useRef({ begun: 0, shown: 0 })
  const reload = useCallback(async () => {
    const request = ++requests.current.begun
    const next = await readBoard()
    // A response to an earlier request may arrive late: it must not replace a newer one.
    if (request < requests.current.shown) return
    requests.current.shown = request
    // If loading fails, the lists stay on the screen: somebody may be typing.
    setState((last) =>
      next.status === 'ready' || last.status !== 'ready'
        ? next
        : { ...last, isOutdated: last.isOutdated || next.status === 'outdated' },
    )
  }, [])
  useEffect(() => {
    void reload()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [reload])
  return { state, reload }
}

async function readBoard(): Promise<BoardState> {
  try {
    return { status: 'ready', board: await fetchBoard(), readAt: new Date(), isOutdated: false }
  } catch (error) {
    return { status: error instanceof UnknownResponseError ? 'outdated' : 'failed' }
  }
}
