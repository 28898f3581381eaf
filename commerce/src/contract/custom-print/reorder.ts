import * as z from 'zod/mini'
import { LANGUAGES } from '../site/language'
import { linkTokenSchema } from '../site/link-token'
import { DELIVERY_OPTIONS } from '../cart/delivery-option'
import { createWrittenTextSchema } from '../text/written-text'
import { printSpecSchema } from './print-spec-schema'
import { MAX_REQUEST_TEXT_LENGTH } from './print-request'

/**
 * Body of POST /api/press-reorders: orders the print of a link again. The same `key` creates one request only. The
 * response is that of a new request.
 */
export const reorderSchema = z.strictObject({
  token: linkTokenSchema,
  key: z.uuid(),
  language: z.enum(LANGUAGES),
  counts: printSpecSchema.shape.counts,
  delivery: z.enum(DELIVERY_OPTIONS),
  wishDate: z.nullable(z.iso.date()),
  note: createWrittenTextSchema({ max: MAX_REQUEST_TEXT_LENGTH }),
  /** The version of the price table and the total in Rappen that the buyer has seen. */
  priceVersion: z.int(),
  total: z.int(),
})
export type ReorderInput = z.infer<typeof reorderSchema>
