import type { DeliveryOption } from '@contract/cart/delivery-option'
import { type EncodedFields, encodeNames } from '@contract/custom-print/field-names'
import type { PrintSpec } from '@contract/custom-print/print-spec'
import { withObjectStore } from './artwork-database'

export const SAVED_ARTWORK_KEY = 'last'

export type SavedArtwork = { file: Blob; name: string; spec: PrintSpec; delivery: DeliveryOption }
/** The stored format, which browsers also have from older releases. */
export type StoredArtwork = EncodedFields<SavedArtwork> & { at: number }

/** Saves artwork and its spec in this browser, for a reload or a later visit. */
export async function saveArtwork(artwork: SavedArtwork, now: number): Promise<void> {
  const stored: StoredArtwork = { ...encodeNames(artwork), at: now }
  await withObjectStore('readwrite', (store) => store.put(stored, SAVED_ARTWORK_KEY))
}

/** Deletes the saved artwork and what was typed into the form. */
export async function deleteSavedArtwork(): Promise<void> {
  await withObjectStore('readwrite', (store) => store.clear())
}
