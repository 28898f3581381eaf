import { useEffect, useState } from 'react'
import type { BoardOrders } from '@contract/board/board-order'
import { handleOutcome } from '@/lib/handle-outcome'
import { parsePage, parseOrderSearch } from '../../board-address'
import { searchOrders } from '../../board-api'

type Answer = { status: 'failed' } | { status: 'ready'; orders: BoardOrders }
export type SearchState = Answer | { status: 'loading'; lastCount: number | undefined }

/**
 * Searches all orders by the query of an address. The state is loading until this query is answered; its answer
 * stays while it is asked again.
 */
export function useOrderSearch(query: string): { state: SearchState; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<{ query: string; attempt: number; answer: Answer }>()

  useEffect(() => {
    const params = new URLSearchParams(query)
    const showAnswer = (answer: Answer) => setLast({ query, attempt, answer })
    return handleOutcome(
      searchOrders(parseOrderSearch(params), parsePage(params)),
      (orders) => showAnswer({ status: 'ready', orders }),
      () => showAnswer({ status: 'failed' }),
    )
  }, [query, attempt])

  const retry = () => setAttempt((count) => count + 1)
  const isAnswered = last?.attempt === attempt || last?.answer.status === 'ready'
  if (last?.query === query && isAnswered) return { state: last.answer, retry }
  const lastCount = last?.answer.status === 'ready' ? last.answer.orders.count : undefined
  return { state: { status: 'loading', lastCount }, retry }
}
