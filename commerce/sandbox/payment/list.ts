import type Stripe from 'stripe'
import { noSuch } from './stripe-error'

type Page = {
  limit: number
  starting_after?: string | undefined
  ending_before?: string | undefined
  created?: Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number | undefined>> | undefined
}

/** One page of objects, the newest first, as Stripe's lists are cut. `rows` come oldest first. */
export function listPage<T extends { id: string; created?: number }>(
  rows: readonly T[],
  page: Page,
  url: string,
): Stripe.ApiList<T> {
  const all = rows.filter((row) => wasCreated(row.created ?? 0, page.created)).toReversed()
  const indexOf = (id: string) => {
    const index = all.findIndex((row) => row.id === id)
    if (index < 0) throw noSuch('object', id, page.starting_after ? 'starting_after' : 'ending_before')
    return index
  }
  if (page.ending_before !== undefined) {
    const end = indexOf(page.ending_before)
    const start = Math.max(0, end - page.limit)
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url }
  }
  const start = page.starting_after === undefined ? 0 : indexOf(page.starting_after) + 1
  const end = start + page.limit
  return { object: 'list', data: all.slice(start, end), has_more: all.length > end, url }
}

function wasCreated(at: number, { gt, gte, lt, lte }: NonNullable<Page['created']> = {}): boolean {
  return at > (gt ?? -1) && at >= (gte ?? 0) && at < (lt ?? Infinity) && at <= (lte ?? Infinity)
}
