import type { DeliveryOption } from '@contract/totals'
import type { PrintSpec } from '@contract/custom-print/print-spec'
import { withObjectStore } from './artwork-database'

export const SAVED_ARTWORK_KEY = 'last'

export type SavedArtwork = { file: Blob; name: string; job: PrintSpec; delivery: DeliveryOption; at: number }

/** Keeps artwork and its spec in this browser, for a reload and for coming back. */
export async function saveArtwork(drawing: SavedArtwork): Promise<void> {
  await withObjectStore('readwrite', (store) => store.put(drawing, SAVED_ARTWORK_KEY))
}

/** Erases the artwork, and what was typed beside it. */
export async function deleteSavedArtwork(): Promise<void> {
  await withObjectStore('readwrite', (store) => store.clear())
}
