import type { MedusaContainer } from '@medusajs/framework/types'
import type { NewAlert } from './alert-store'
import type { NewAlertMail } from '../mails/mail'
import { type Alert, findAlerts, type HealthReadings } from './alert-rules'
import { readBackupFailure, readBackupStamp } from '../lib/backup-age'
import { readDiskSpace } from '../lib/disk-space'
import { listAccountEmails } from '../auth/account-email'
import { getErrorMessage } from '../lib/error-message'
import { listFailedMails, listStuckPayments } from './monitoring-queries'
import { readCertificate } from './read-certificate'

/** Mails the studio about new problems, and about one again only after it was solved and has returned. */
export async function raiseAlerts(readings: HealthReadings, container: MedusaContainer): Promise<void> {
  const mails = container.resolve('mailStore')
  const { alertEmail } = container.resolve('environment')
  const { checkedKinds, alerts } = findAlerts(readings)
  await container.resolve('alertStore').record({ checkedKinds, alerts }, async (newAlerts, transaction) => {
    await mails.add(buildAlertMails(newAlerts, alerts, alertEmail), transaction)
  })
  container.resolve('mailSender')?.wake()
}

/** Builds one mail for each kind, as a mail server that is down gives up many mails at once. */
function buildAlertMails(
  newAlerts: readonly NewAlert[],
  alerts: readonly Alert[],
  recipient: string,
): NewAlertMail[] {
  return [...new Set(newAlerts.map(({ kind }) => kind))].flatMap((kind): NewAlertMail[] => {
    const [first, ...others] = newAlerts.filter((alert) => alert.kind === kind)
    if (first === undefined) return []
    const values = alerts.find(({ key }) => key === first.key)?.values
    return [
      {
        kind: 'alert',
        subjectId: `${first.key}:${first.round}`,
        recipient,
        facts: { kind, values: { ...values, count: others.length + 1 } },
      },
    ]
  })
}

/** Returns the readings that are possible at any time. Never rejects. */
export async function readShopHealth(container: MedusaContainer): Promise<HealthReadings> {
  const { backupStamp, dataDir } = container.resolve('environment')
  const [stuckPayments, failedMails, accountEmails, disk, backup] = await Promise.all([
    ignoreFailure(listStuckPayments(container), container),
    ignoreFailure(listFailedMails(container), container),
    ignoreFailure(listAccountEmails(container.resolve('__pg_connection__')), container),
    ignoreFailure(readDiskSpace(dataDir), container),
    backupStamp === undefined ? undefined : readBackup(backupStamp),
  ])
  return { now: new Date(), stuckPayments, failedMails, accountEmails, disk, backup }
}

async function readBackup(stamp: string): Promise<HealthReadings['backup']> {
  const [madeAt, reason] = await Promise.all([readBackupStamp(stamp), readBackupFailure(stamp)])
  return { madeAt, reason }
}

/** Returns the certificate that visitors get, if the shop uses https. */
export async function readCertificateHealth(container: MedusaContainer): Promise<HealthReadings> {
  const { publicUrl } = container.resolve('environment')
  const certificate = publicUrl.startsWith('https:')
    ? await ignoreFailure(readCertificate(publicUrl), container)
    : undefined
  return { now: new Date(), certificate }
}

/** Returns undefined if a reading fails, which does not mean that its problem is solved. */
async function ignoreFailure<T>(reading: Promise<T>, container: MedusaContainer): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    container.resolve('logger').warn(`Something that is watched could not be seen: ${getErrorMessage(error)}`)
    return undefined
  }
}
