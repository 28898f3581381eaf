import type { DeliveryOption } from '@contract/money/totals'
import type { PrintSpec } from '@contract/custom-print/print-spec'
import { withObjectStore } from './artwork-database'

export const SAVED_ARTWORK_KEY = 'last'

export type SavedArtwork = { file: Blob; name: string; spec: PrintSpec; delivery: DeliveryOption }
/** As it lies in browsers, also in those of older releases. */
export type StoredArtwork = Omit<SavedArtwork, 'spec'> & { job: PrintSpec; at: number }

/** Keeps artwork and its spec in this browser, for a reload and for coming back. */
export async function saveArtwork({ spec, ...rest }: SavedArtwork, now: number): Promise<void> {
  const stored: StoredArtwork = { ...rest, job: spec, at: now }
  await withObjectStore('readwrite', (store) => store.put(stored, SAVED_ARTWORK_KEY))
}

/** Erases the artwork, and what was typed beside it. */
export async function deleteSavedArtwork(): Promise<void> {
  await withObjectStore('readwrite', (store) => store.clear())
}
