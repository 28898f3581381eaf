import type { MedusaContainer } from '@medusajs/framework/types'
import { readBackupStamp } from '../../lib/host-checks'
import { errorMessage } from '../../lib/error-message'
import { readDiskSpace } from '../../lib/read-disk'
import { readRows } from '../../lib/database'
import type { HealthReadings } from '../../monitoring/alert-rules'
import { readCertificate } from '../../monitoring/read-certificate'

/** Money of which no order was made, or not over what was quoted. */
const STUCK_PAYMENTS_SQL = `
  select session_id as id from checkout_event
  where processed_at is null and deleted_at is null and type <> 'checkout.session.expired'
    and created_at < now() - interval '10 minutes'
  union
  select session_id from checkout_intent
  where status in ('settling', 'review') and session_id is not null and deleted_at is null
    and updated_at < now() - interval '10 minutes'`

/** Not of an alert, of which they would be told by an alert, nor of a new password, which is asked for again. */
const FAILED_MAILS_SQL = `
  select id from checkout_mail
  where state = 'failed' and kind not in ('alert', 'password_reset') and deleted_at is null`

/** What the shop can see of itself at any time; never rejects. */
export async function readShopHealth(container: MedusaContainer): Promise<HealthReadings> {
  const { backupStamp, dataDir } = container.resolve('environment')
  const ids = async (sql: string) => (await readRows<{ id: string }>(container, sql)).map(({ id }) => id)
  const [unsettledSessions, givenUpMails, disk, madeAt] = await Promise.all([
    undefinedOnFailure(ids(STUCK_PAYMENTS_SQL), container),
    undefinedOnFailure(ids(FAILED_MAILS_SQL), container),
    undefinedOnFailure(readDiskSpace(dataDir), container),
    backupStamp === undefined ? undefined : readBackupStamp(backupStamp),
  ])
  const backup = backupStamp === undefined ? undefined : { madeAt }
  return { now: new Date(), unsettledSessions, givenUpMails, disk, backup }
}

/** The certificate that visitors get, where the shop is one of https. */
export async function readCertificateHealth(container: MedusaContainer): Promise<HealthReadings> {
  const { publicUrl } = container.resolve('environment')
  const certificate = publicUrl.startsWith('https:')
    ? await undefinedOnFailure(readCertificate(publicUrl), container)
    : undefined
  return { now: new Date(), certificate }
}

/** Undefined where it cannot be found out: that is not the end of a problem. */
async function undefinedOnFailure<T>(fact: Promise<T>, container: MedusaContainer): Promise<T | undefined> {
  try {
    return await fact
  } catch (error) {
    container.resolve('logger').warn(`Something that is watched could not be seen: ${errorMessage(error)}`)
    return undefined
  }
}
