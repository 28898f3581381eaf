import { useCallback, useEffect, useRef, useState } from 'react'
import { UnknownResponseError } from '@/lib/parse-response'
import { type BoardData, fetchBoard } from './board-api'

/** outdated: the shop was updated after this page was opened, and says what it cannot read. */
export type BoardState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'outdated' }
  | { status: 'ready'; board: BoardData; readAt: Date; isOutdated: boolean }

/** In milliseconds: orders arrive while staff print. */
const REFRESH_MS = 60_000

/** Returns the board, loaded every minute and whenever `reload` is called. */
export function useBoard(): { state: BoardState; reload: () => Promise<void> } {
  const [state, setState] = useState<BoardState>({ status: 'loading' })
  const requests = useRef({ begun: 0, shown: 0 })
  const reload = useCallback(async () => {
    const request = ++requests.current.begun
    const next = await readBoard()
    // One that began before a step may arrive after the one that follows it.
    if (request < requests.current.shown) return
    requests.current.shown = request
    // Lists from a minute ago are better than none, and somebody may be typing.
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
