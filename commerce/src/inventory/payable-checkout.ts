import { CHECKOUT_ATTEMPT_MINUTES } from '../contract/limits'
import { buildTextListSql } from '../lib/database'

/** At these a checkout can be paid: its page is being opened, or is open. `checkout/checkout.ts` has the others. */
export const PAYABLE_STATUSES = ['opening', 'open'] as const

/**
 * SQL: whether a checkout, a row of `checkout_intent`, can be paid. One whose hosted page nobody has received while
 * browsers ask for it cannot.
 */
export const buildIsPayableSql = (checkout: string) =>
  `(${checkout}.status in (${buildTextListSql(PAYABLE_STATUSES)})
    and (${checkout}.status <> 'opening' or ${checkout}.updated_at > now() - interval '${CHECKOUT_ATTEMPT_MINUTES} minutes'))`
