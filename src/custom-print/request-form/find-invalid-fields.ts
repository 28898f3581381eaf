import * as z from 'zod/mini'
import { type PressRequestInput, pressRequestSchema } from '@contract/custom-print/print-request'
import { isWishDate } from '@contract/custom-print/requested-date'

const SEND_FIELDS = ['email', 'name', 'note', 'wishDate'] as const
export type SendFieldName = (typeof SEND_FIELDS)[number]

const contentSchema = z.omit(pressRequestSchema, { key: true })

/** What the server would refuse of a request: its fields, in their order on the page. */
export function wrongFields(request: Omit<PressRequestInput, 'key'>, today: string): SendFieldName[] {
  const parsed = z.safeParse(contentSchema, request)
  const issues = new Set(parsed.error?.issues.map(({ path }) => path[0]))
  const { wishDate } = request
  if (wishDate !== null && !isWishDate(wishDate, today)) issues.add('wishDate')
  return SEND_FIELDS.filter((field) => issues.has(field))
}
