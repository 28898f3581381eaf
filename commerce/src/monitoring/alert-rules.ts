import { DAY_MS } from '../contract/time'
import { getAccountKey, listAlikeEmails } from '../auth/account-email'
import { BACKUP_MAX_AGE_HOURS, computeBackupAgeHours } from './backup-age'
import type { AlertKind } from '../mails/mail'

const GB = 1e9
/** A certificate of 90 days is renewed a month before its end: with less left, renewing has failed for two weeks. */
const MIN_CERTIFICATE_DAYS = 14
/** A disk with less than this is nearly full whatever its size. */
const MIN_FREE_BYTES = 2 * GB
/** A disk with less than this part of it free is nearly full, unless it has `ENOUGH_FREE_BYTES` left. */
const MIN_FREE_PART = 0.05
const ENOUGH_FREE_BYTES = 20 * GB

/** A payment, a mail or a backup that failed. `reason` is its last error, '' if none is known. */
export type FailedItem = { id: string; reason: string }

/** In characters: a longer reason is cut in the mail. */
const MAX_REASON_LENGTH = 500

/** What a check has read. A reading is undefined if it failed, or does not concern this shop. */
export type HealthReadings = {
  now: Date
  stuckPayments?: FailedItem[] | undefined
  failedMails?: FailedItem[] | undefined
  /** `madeAt` is undefined if there is no backup. `reason` is that of the last failed one, '' if it left none. */
  backup?: { madeAt: Date | undefined; reason: string } | undefined
  /** In bytes. */
  disk?: { free: number; total: number } | undefined
  certificate?: { host: string; validTo: Date } | undefined
  /** The addresses by which staff sign in. */
  accountEmails?: string[] | undefined
}

/** `key` stays the same while it is the same problem. */
export type HealthAlert = { kind: AlertKind; key: string; values: Record<string, string | number> }

/**
 * Returns an alert for each problem, and the kinds of problems that could be checked: an earlier problem of such a kind
 * that has no alert any more is solved.
 */
export function findAlerts(readings: HealthReadings): { checkedKinds: AlertKind[]; alerts: HealthAlert[] } {
  const { now, stuckPayments, failedMails, backup, disk, certificate, accountEmails } = readings
  const checkedKinds: AlertKind[] = [
    ...(stuckPayments ? ['payment_unsettled' as const] : []),
    ...(failedMails ? ['mail_given_up' as const] : []),
    ...(backup ? ['backup_old' as const, 'backup_missing' as const] : []),
    ...(disk ? ['disk_full' as const] : []),
    ...(certificate ? ['certificate_ending' as const] : []),
    ...(accountEmails ? ['accounts_alike' as const] : []),
  ]
  const alerts = [
    ...(stuckPayments ?? []).map((failure) => toFailureAlert('payment_unsettled', failure)),
    ...(failedMails ?? []).map((failure) => toFailureAlert('mail_given_up', failure)),
    ...(backup ? findBackupAlerts(backup, now) : []),
    ...(disk && isNearlyFull(disk)
      ? [toAlert('disk_full', '', { free: formatGb(disk.free), total: formatGb(disk.total) })]
      : []),
    ...(certificate ? findCertificateAlerts(certificate, now) : []),
    ...findAlikeAccountAlerts(accountEmails ?? []),
  ]
  return { checkedKinds, alerts }
}

function findBackupAlerts(
  { madeAt, reason }: NonNullable<HealthReadings['backup']>,
  now: Date,
): HealthAlert[] {
  if (madeAt === undefined) return [toFailureAlert('backup_missing', { id: '', reason })]
  const hours = computeBackupAgeHours(madeAt, now)
  return hours >= BACKUP_MAX_AGE_HOURS ? [toFailureAlert('backup_old', { id: '', reason }, { hours })] : []
}

function isNearlyFull({ free, total }: NonNullable<HealthReadings['disk']>): boolean {
  return free < MIN_FREE_BYTES || (free < total * MIN_FREE_PART && free < ENOUGH_FREE_BYTES)
}

function findCertificateAlerts(
  { host, validTo }: NonNullable<HealthReadings['certificate']>,
  now: Date,
): HealthAlert[] {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS)
  return days < MIN_CERTIFICATE_DAYS
    ? [toAlert('certificate_ending', host, { host, days: Math.max(0, days) })]
    : []
}

/** Finds accounts that differ by case or blanks alone: once, an address was kept as it was typed. */
function findAlikeAccountAlerts(emails: readonly string[]): HealthAlert[] {
  return [...new Set(emails.map(getAccountKey))].flatMap((key) => {
    const alike = listAlikeEmails(key, emails)
    return alike.length > 1 ? [toAlert('accounts_alike', key, { addresses: alike.join(', ') })] : []
  })
}

function toFailureAlert(
  kind: AlertKind,
  { id, reason }: FailedItem,
  values: HealthAlert['values'] = {},
): HealthAlert {
  return toAlert(kind, id, { ...values, reason: reason.trim().slice(0, MAX_REASON_LENGTH) })
}

function toAlert(kind: AlertKind, subject: string, values: HealthAlert['values'] = {}): HealthAlert {
  return { kind, key: `${kind}:${subject}`, values }
}

function formatGb(bytes: number): string {
  return (bytes / GB).toFixed(1)
}
