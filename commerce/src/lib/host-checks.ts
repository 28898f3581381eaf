import { readFile, statfs } from 'node:fs/promises'
import * as z from 'zod'

/** A backup is made once a day; two hours are left for one that takes longer. */
export const BACKUP_MAX_AGE_HOURS = 26

const HOUR_MS = 3_600_000

const stampSchema = z.iso.datetime({ offset: true }).pipe(z.coerce.date())

/** When the last whole backup was made, as the file at `path` says; undefined where it says no time. */
export async function readBackupStamp(path: string): Promise<Date | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return stampSchema.safeParse(text.trim()).data
}

/** Age in whole hours. */
export function backupAgeHours(madeAt: Date, now: Date): number {
  return Math.floor((now.getTime() - madeAt.getTime()) / HOUR_MS)
}

/** Bytes of the disk that holds `folder`, or will once something is written there: all, and what this process has left. */
export async function readDiskSpace(folder: string): Promise<{ total: number; free: number }> {
  const { bsize, blocks, bavail } = await statfs(folder).catch(() => statfs('.'))
  return { total: blocks * bsize, free: bavail * bsize }
}
