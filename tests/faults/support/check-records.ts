import { expect, vi } from 'vitest'
import type { Shop } from '../../../commerce/tests/support/shop'
import { fetchStaffHeaders } from '../../../commerce/tests/support/staff'
import { findContradictions } from './find-contradictions'
import { readRecords, type RecordsPlace } from './read-records'

/** Longest that a healed shop may take to bring its records in order: two sweeps, and a busy machine. */
const HEALING_MS = 90_000

type Place = RecordsPlace & { shop: Shop; staff?: Record<string, string> }

/** Fails unless the records of Stripe, the shop, Medusa and the mail catcher agree, soon. */
export async function checkRecords(place: Place, timeout = HEALING_MS): Promise<void> {
  const staff = place.staff ?? (await fetchStaffHeaders(place.shop))
  // This is not expect.poll, as after the last fault it runs in no test.
  await vi.waitFor(async () => expect(findContradictions(await readRecords(place, staff))).toEqual([]), {
    timeout,
    interval: 250,
  })
}
