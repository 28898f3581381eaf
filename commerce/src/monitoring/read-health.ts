import type { MedusaContainer } from '@medusajs/framework/types'
import { listAccountEmails } from '../auth/account-email'
import { getErrorMessage } from '../lib/error-message'
import { readBackupFailure, readBackupStamp } from './backup-age'
import { readDiskSpace } from '../lib/disk-space'
import type { HealthReadings } from './alert-rules'
import { listFailedMails, listStuckPayments } from './monitoring-queries'
import { readCertificate } from './read-certificate'

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
async function ignoreFailure<T>(promise: Promise<T>, container: MedusaContainer): Promise<T | undefined> {
  try {
    return await promise
  } catch (error) {
    container.resolve('logger').warn(`Something that is watched could not be seen: ${getErrorMessage(error)}`)
    return undefined
  }
}
