import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { OPEN_REQUEST_STATES } from '../../contract/custom-print/print-request'
import { cacheResult } from '../../lib/async'
import { queryArtwork, queryRequests } from '../stores/custom-print-rows'

/** The maximum of open requests. */
export const MAX_OPEN_REQUESTS = 500

/** The maximum of all stored pictures: 5 GB. */
const MAX_BYTES = 5 * 1024 ** 3

/** In ms: each visitor of the editor asks for prices, and so for whether there is room. */
const USAGE_CACHE_MS = 5000

type StorageUsage = { open: number; bytes: number; isFull: boolean }
export type StorageUsageQueries = ReturnType<typeof createStorageUsageQueries>

export function createStorageUsageQueries(database: Knex) {
  /** Returns how many requests are open, the bytes of all files, and whether the limits are reached. */
  const readUsage = async (): Promise<StorageUsage> => {
    const [open, kept] = await Promise.all([
      queryRequests(database)
        .whereIn('state', [...OPEN_REQUEST_STATES])
        .count({ count: '*' })
        .first(),
      queryArtwork(database).sum({ bytes: 'bytes' }).first(),
    ])
    // PostgreSQL returns sums as texts, as they may exceed a JavaScript number.
    const load = { open: Number(open?.['count'] ?? 0), bytes: Number(kept?.['bytes'] ?? 0) }
    return { ...load, isFull: load.open >= MAX_OPEN_REQUESTS || load.bytes >= MAX_BYTES }
  }
  /** `readRecentUsage`: the same, at most five seconds old. */
  return { readUsage, readRecentUsage: cacheResult(USAGE_CACHE_MS, readUsage) }
}
