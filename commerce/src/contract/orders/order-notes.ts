import * as z from 'zod/mini'
import { linkTokenSchema } from '../site/link-token'
import { isStorable, createWrittenTextSchema } from '../text/written-text'

/** In characters. */
export const MAX_BUYER_NOTE_LENGTH = 500
export const MAX_STUDIO_NOTE_LENGTH = 1000

/** Body of POST /api/order-note: the buyer's note to the studio. An empty text deletes it. */
export const buyerNoteSchema = z.strictObject({
  token: linkTokenSchema,
  text: createWrittenTextSchema({ max: MAX_BUYER_NOTE_LENGTH }),
})

/** Body of POST /admin/orders/:id/note. `known` is the text to be replaced, as it was shown. */
export const studioNoteSchema = z.strictObject({
  text: createWrittenTextSchema({ max: MAX_STUDIO_NOTE_LENGTH }),
  known: z.string().check(z.maxLength(MAX_STUDIO_NOTE_LENGTH), isStorable),
})
