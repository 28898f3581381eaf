import { useEffect } from 'react'
import { UnknownResponseError } from '@/lib/requests/parse-response'
import { useNewestAnswer } from '@/lib/requests/use-newest-answer'
import { type BoardData, fetchBoard } from './board-api'

/** outdated: the shop was updated after this page was opened, and the page cannot read its answer. */
export type BoardState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'outdated' }
  | { status: 'ready'; board: BoardData; readAt: Date; isOutdated: boolean }

const LOADING: BoardState = { status: 'loading' }

/** In ms: new orders arrive while staff work. */
const REFRESH_MS = 60_000

/** Returns the board. It is loaded every minute and by `reload`. */
export function useBoard(): { state: BoardState; reload: () => Promise<void> } {
  const { state, reload } = useNewestAnswer(LOADING, readBoard, mergeBoard)
  useEffect(() => {
    void reload()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [reload])
  return { state, reload }
}

/** If loading fails, the lists stay on the screen: somebody may be typing. */
function mergeBoard(last: BoardState, next: BoardState): BoardState {
  return next.status === 'ready' || last.status !== 'ready'
    ? next
    : { ...last, isOutdated: last.isOutdated || next.status === 'outdated' }
}

async function readBoard(): Promise<BoardState> {
  try {
    return { status: 'ready', board: await fetchBoard(), readAt: new Date(), isOutdated: false }
  } catch (error) {
    return { status: error instanceof UnknownResponseError ? 'outdated' : 'failed' }
  }
}
