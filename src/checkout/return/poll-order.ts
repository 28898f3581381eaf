import { ORDERS_PATH } from '@contract/api/api-paths'
import { type BuyerOrder, buyerOrderSchema } from '@contract/orders/buyer-order'
import { delay } from '@/lib/timers'
import { HttpError, fetchApi } from '@/lib/requests/http'

/** In ms between two requests: 15 requests in about a minute, fewer than the server's limit of 20 a minute. */
const PAUSES_MS = [1000, 1000, 2000, 2000, 3000, 3000, 5000, 5000, 5000, 5000, 5000, 5000, 5000, 5000]

export type OrderPollState =
  | { status: 'confirming'; isUnreachable: boolean }
  | { status: 'confirming'; isUnreachable: false; answer: BuyerOrder }
  | { status: 'known'; answer: BuyerOrder }
  | { status: 'unknown' }
  | { status: 'late' }

/** Polls an order until its outcome is known. While the shop is unreachable it goes on, as the buyer has paid. */
export async function pollOrder(
  sessionId: string,
  onState: (state: OrderPollState) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const pause of [...PAUSES_MS, 0]) {
    const state = await fetchOrderPollState(sessionId)
    if (signal.aborted) return
    onState(state)
    if (state.status !== 'confirming') return
    await delay(pause)
    if (signal.aborted) return
  }
  onState({ status: 'late' })
}

/** Fetches the state of a session's order once. unknown: nobody has paid. Never rejects. */
export async function fetchOrderPollState(sessionId: string): Promise<OrderPollState> {
  try {
    const path = `${ORDERS_PATH}?session_id=${encodeURIComponent(sessionId)}`
    const answer = buyerOrderSchema.parse(await fetchApi(path, { cache: 'no-store' }))
    if (answer.status === 'pending') return { status: 'confirming', isUnreachable: false, answer }
    return { status: 'known', answer }
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return { status: 'unknown' }
    return { status: 'confirming', isUnreachable: true }
  }
}
