import type Stripe from 'stripe'
import * as z from 'zod'
import { integer } from './stripe-params'
import { orNotFound } from './stripe-error'

const seconds = integer(0, 1e12).optional()

export const pageParameters = {
  limit: integer(1, 100).default(10),
  starting_after: z.string().optional(),
  created: z.strictObject({ gt: seconds, gte: seconds, lt: seconds, lte: seconds }).optional(),
}
type Page = z.infer<z.ZodObject<typeof pageParameters>>

/** One page of objects, the newest first, as Stripe's lists are cut. `rows` come oldest first. */
export function listPage<T extends { id: string; created?: number }>(
  rows: readonly T[],
  page: Page,
  url: string,
): Stripe.ApiList<T> {
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = page.created ?? {}
  const isInRange = ({ created: at = 0 }) => at > gt && at >= gte && at < lt && at <= lte
  const all = rows.filter(isInRange).toReversed()
  const after = page.starting_after
  const last = after === undefined ? undefined : all.find((row) => row.id === after)
  const start = after === undefined ? 0 : all.indexOf(orNotFound(last, 'object', after, 'starting_after')) + 1
  const end = start + page.limit
  return { object: 'list', data: all.slice(start, end), has_more: all.length > end, url }
}
