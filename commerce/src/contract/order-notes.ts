import * as z from 'zod/mini'

/** In characters. */
export const MAX_BUYER_NOTE = 500
export const MAX_STUDIO_NOTE = 1000

// PostgreSQL has no such character.
const hasNoNull = z.refine<string>((text) => !text.includes('\0'))

/** Body of POST /api/order-note: what a buyer asks of the studio; an empty text takes it back. */
export const buyerNoteSchema = z.strictObject({
  token: z.string().check(z.maxLength(200)),
  text: z.string().check(z.trim(), z.maxLength(MAX_BUYER_NOTE), hasNoNull),
})

/** Body of POST /admin/orders/:id/note; `known` is the note that it replaces, as it was shown. */
export const studioNoteSchema = z.strictObject({
  text: z.string().check(z.trim(), z.maxLength(MAX_STUDIO_NOTE), hasNoNull),
  known: z.string().check(z.maxLength(MAX_STUDIO_NOTE), hasNoNull),
})
