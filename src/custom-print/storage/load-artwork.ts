import * as z from 'zod/mini'
import { decodeNames } from '@contract/custom-print/field-names'
import { printSpecResponseSchema } from '@contract/custom-print/print-spec-schema'
import { DELIVERY_OPTIONS } from '@contract/cart/delivery-option'
import { DAY_MS } from '@contract/time'
import { deleteSavedArtwork, SAVED_ARTWORK_KEY, type SavedArtwork, type StoredArtwork } from './save-artwork'
import { withObjectStore } from './artwork-database'

const KEPT_MS = 7 * DAY_MS

/** A crop that cannot be read, as of a release with other limits, must not cost the drawing: it is whole then. */
const specSchema = z.extend(printSpecResponseSchema, {
  // oxlint-disable-next-line promise/valid-params -- this is no promise
  crop: z.catch(printSpecResponseSchema.shape.crop, undefined),
})

/** Takes what another release has stored, with fields that this one does not know. */
export const storedArtworkSchema: z.ZodMiniType<StoredArtwork> = z.object({
  file: z.instanceof(Blob),
  name: z.string(),
  job: specSchema,
  delivery: z.enum(DELIVERY_OPTIONS),
  at: z.number(),
})

/** Returns the saved artwork; undefined if there is none. Artwork older than 7 days is deleted. */
export async function loadSavedArtwork(now: number): Promise<SavedArtwork | undefined> {
  const { data: stored } = storedArtworkSchema.safeParse(
    await withObjectStore('readonly', (store) => store.get(SAVED_ARTWORK_KEY)),
  )
  if (stored === undefined || now - stored.at >= KEPT_MS) {
    await deleteSavedArtwork()
    return undefined
  }
  const { file, name, spec, delivery } = decodeNames(stored)
  return { file, name, spec, delivery }
}
