import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { HOUR_MS } from '../contract/time'

/** From this age of the last backup on, the studio is told: a day, and two hours for a backup that takes long. */
export const BACKUP_MAX_AGE_HOURS = 26

const stampSchema = z.iso.datetime({ offset: true }).pipe(z.coerce.date())

/** Returns when the last complete backup was made, by the file at `path`; undefined if that holds no time. */
export async function readBackupStamp(path: string): Promise<Date | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return stampSchema.safeParse(text.trim()).data
}

/** Returns why the last backup failed, which deploy/backup.sh leaves beside its stamp at `path`; '' if it left nothing. */
export async function readBackupFailure(path: string): Promise<string> {
  return readFile(join(dirname(path), 'backup-failure'), 'utf8').catch(() => '')
}

/** Returns the seconds since the last complete backup; Infinity if there is none, which counts as too old. */
export async function readBackupAgeS(file: string): Promise<number> {
  const madeAt = await readBackupStamp(file)
  return madeAt === undefined ? Number.POSITIVE_INFINITY : (Date.now() - madeAt.getTime()) / 1000
}

/** Returns the age in whole hours. */
export function computeBackupAgeHours(madeAt: Date, now: Date): number {
  return Math.floor((now.getTime() - madeAt.getTime()) / HOUR_MS)
}
