import { buildTextListSql } from '../lib/database'

/*
 * What is stuck, as SQL, for the board and for alerts.
 *
 * Although our rows are never deleted, the queries have `deleted_at is null`, as Medusa's indexes only contain
 * such rows.
 *
 * A paid checkout without its order waits as an event that is not processed, or as a row that is `settling`, as its
 * event may be lost. The metric counts it at once, the board shows it after some attempts, or after STUCK_AFTER as a row,
 * and an alert tells of it after STUCK_AFTER.
 */

/** After this long, staff must look at what should happen by itself. */
const STUCK_AFTER = "interval '10 minutes'"

export const buildStuckSql = (time: string) => `${time} < now() - ${STUCK_AFTER}`

export const buildUnprocessedSql = (event: string) =>
  `${event}.processed_at is null and ${event}.deleted_at is null`

/** A failed mail of this kind needs no attention, as it is requested again. */
const NEW_PASSWORD = 'password_reset'

/** Mails that were given up and need attention, except for those of a further kind. */
export const buildFailedMailSql = (mail: string, ...exceptKinds: readonly string[]) =>
  `${mail}.state = 'failed' and ${mail}.deleted_at is null and ${mail}.kind not in (${buildTextListSql([NEW_PASSWORD, ...exceptKinds])})`
