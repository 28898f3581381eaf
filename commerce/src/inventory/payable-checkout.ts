import { buildTextListSql } from '../lib/database'
import { OPENING_MINUTES } from './reservation-rules'

/** At these a checkout can be paid: its page is being opened, or is open. `checkout/checkout.ts` has the others. */
export const PAYABLE_STATUSES = ['opening', 'open'] as const

/**
 * SQL: whether a checkout, a row of `checkout_intent`, can be paid. One whose hosted page nobody has received within
 * `openingMinutes` cannot.
 */
export const buildIsPayableSql = (checkout: string, openingMinutes = OPENING_MINUTES) =>
  `(${checkout}.status in (${buildTextListSql(PAYABLE_STATUSES)})
    and (${checkout}.status <> 'opening' or ${checkout}.updated_at > now() - interval '${openingMinutes} minutes'))`
