import { buildTextListSql } from '../lib/database'
import { IS_FAILED_MAIL_SQL } from '../orders/order-sql'

/*
 * SQL of what is stuck, for the board and for alerts. Each fragment is of a row with the name that it says: `event`,
 * `checkout` or `mail`.
 *
 * Our rows are never deleted. The queries have `deleted_at is null` nevertheless, as the indexes have such rows alone.
 *
 * A paid checkout without its order is an event that is not processed or, where that is lost, a checkout that is
 * `settling`. The metric counts it at once; the board shows it after some attempts or after STUCK_AFTER_SQL, and then an
 * alert tells of it.
 */

/** After this long, staff must look at what should happen by itself. */
const STUCK_AFTER_SQL = "interval '10 minutes'"

/** Whether what began at a time is stuck by now. */
export const buildIsStuckSql = (time: string) => `${time} < now() - ${STUCK_AFTER_SQL}`

export const IS_UNPROCESSED_SQL = 'event.processed_at is null and event.deleted_at is null'

/**
 * Whether `mail` was given up and needs attention. A link for a new password needs none, as it is asked for again. Further
 * kinds can be left out.
 */
export const buildIsFailedMailSql = (...ignoredKinds: readonly string[]) =>
  `${IS_FAILED_MAIL_SQL}
    and mail.kind not in (${buildTextListSql(['password_reset', ...ignoredKinds])})`
