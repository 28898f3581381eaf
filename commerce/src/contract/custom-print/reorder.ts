import * as z from 'zod/mini'
import { LANGUAGES } from '../settings'
import { DELIVERY_OPTIONS } from '../money/totals'
import { writtenTextSchema } from '../text/written-text'
import { printSpecSchema } from './print-spec-schema'
import { MAX_REQUEST_TEXT } from './print-request'

/** Body of POST /api/press-reorders: the print behind a link once more. The same `key` asks once; answered as a request is. */
export const reorderSchema = z.strictObject({
  token: z.string().check(z.maxLength(200)),
  key: z.uuid(),
  language: z.enum(LANGUAGES),
  counts: printSpecSchema.shape.counts,
  delivery: z.enum(DELIVERY_OPTIONS),
  wishDate: z.nullable(z.iso.date()),
  note: writtenTextSchema({ most: MAX_REQUEST_TEXT }),
  /** Of the table, and the sum in Rappen, that the buyer has seen. */
  priceVersion: z.int(),
  total: z.int(),
})
export type ReorderInput = z.infer<typeof reorderSchema>
