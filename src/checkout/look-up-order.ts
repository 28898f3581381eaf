import { ORDERS_PATH } from '@contract/api-paths'
import { type LinkedOrder, linkedOrderSchema } from '@contract/orders'
import { HttpError, request } from '@/lib/http'

/** What a link leads to. unreachable: the shop does not answer now, which says nothing about the order. */
export type LinkState =
  | { status: 'loading' }
  | { status: 'known'; answer: LinkedOrder }
  | { status: 'unknown' }
  | { status: 'expired' }
  | { status: 'unreachable' }

/** Fetches the order of the token in a mail's link; never rejects. */
export async function lookUpOrder(token: string): Promise<LinkState> {
  try {
    const path = `${ORDERS_PATH}?token=${encodeURIComponent(token)}`
    return { status: 'known', answer: linkedOrderSchema.parse(await request(path, { cache: 'no-store' })) }
  } catch (error) {
    if (!(error instanceof HttpError)) return { status: 'unreachable' }
    if (error.status === 410) return { status: 'expired' }
    return { status: error.status === 404 || error.status === 400 ? 'unknown' : 'unreachable' }
  }
}
