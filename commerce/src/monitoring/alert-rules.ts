import { BACKUP_MAX_AGE_HOURS, backupAgeHours } from '../lib/host-checks'
import type { AlertKind } from '../mails/mail'

const GB = 1e9
const DAY_MS = 24 * 3_600_000
/** A certificate of 90 days is renewed a month before its end, so renewing has failed for two weeks. */
const CERTIFICATE_DAYS = 14
/** Less is too little on any disk; of a small one a twentieth. */
const FREE_BYTES = 2 * GB
const FREE_PART = 0.05
/** Nobody needs to be told of a twentieth of a large disk. */
const ENOUGH_BYTES = 20 * GB

/** What was looked at; what is undefined could not be found out, or does not concern this shop. */
export type HealthReadings = {
  now: Date
  unsettledSessions?: string[] | undefined
  givenUpMails?: string[] | undefined
  /** `madeAt` undefined: there is none. */
  backup?: { madeAt: Date | undefined } | undefined
  /** In bytes. */
  disk?: { free: number; total: number } | undefined
  certificate?: { host: string; validTo: Date } | undefined
}

/** `key` is the same for as long as it is the same problem. */
export type Alert = { kind: AlertKind; key: string; values: Record<string, string | number> }

/** What needs a person, and the kinds that were looked for: one of those that is not among them is over. */
export function findAlerts(facts: HealthReadings): { lookedFor: AlertKind[]; found: Alert[] } {
  const { now, unsettledSessions, givenUpMails, backup, disk, certificate } = facts
  const lookedFor: AlertKind[] = [
    ...(unsettledSessions ? ['payment_unsettled' as const] : []),
    ...(givenUpMails ? ['mail_given_up' as const] : []),
    ...(backup ? ['backup_old' as const, 'backup_missing' as const] : []),
    ...(disk ? ['disk_full' as const] : []),
    ...(certificate ? ['certificate_ending' as const] : []),
  ]
  const found = [
    ...(unsettledSessions ?? []).map((id) => toAlert('payment_unsettled', id)),
    ...(givenUpMails ?? []).map((id) => toAlert('mail_given_up', id)),
    ...(backup ? backupAlerts(backup.madeAt, now) : []),
    ...(disk && isNearlyFull(disk)
      ? [toAlert('disk_full', '', { free: formatGb(disk.free), total: formatGb(disk.total) })]
      : []),
    ...(certificate ? certificateAlerts(certificate, now) : []),
  ]
  return { lookedFor, found }
}

function backupAlerts(madeAt: Date | undefined, now: Date): Alert[] {
  if (madeAt === undefined) return [toAlert('backup_missing', '')]
  const hours = backupAgeHours(madeAt, now)
  return hours >= BACKUP_MAX_AGE_HOURS ? [toAlert('backup_old', '', { hours })] : []
}

function isNearlyFull({ free, total }: NonNullable<HealthReadings['disk']>): boolean {
  return free < FREE_BYTES || (free < total * FREE_PART && free < ENOUGH_BYTES)
}

function certificateAlerts(
  { host, validTo }: NonNullable<HealthReadings['certificate']>,
  now: Date,
): Alert[] {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS)
  return days < CERTIFICATE_DAYS
    ? [toAlert('certificate_ending', host, { host, days: Math.max(0, days) })]
    : []
}

function toAlert(kind: AlertKind, subject: string, values: Alert['values'] = {}): Alert {
  return { kind, key: `${kind}:${subject}`, values }
}

function formatGb(bytes: number): string {
  return (bytes / GB).toFixed(1)
}
