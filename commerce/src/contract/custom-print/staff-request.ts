import * as z from 'zod/mini'
import { MAX_PRINT_AMOUNT_IN_RAPPEN } from '../limits'
import { decodeFields } from './decode-fields'
import { printSpecResponseSchema, versionSpecSchema } from './print-spec-schema'
import { priceRowsResponseSchema } from './price-table'
import { proofLineSchema } from './proof-lines'
import { MAX_REQUEST_TEXT_LENGTH, preflightResultSchema, REQUEST_FACTS } from './print-request'
import { createWrittenTextSchema } from '../text/written-text'

/** The headers with the sides in mm of a print that is looked at before a proof is sent. */
export const PRINT_WIDTH_HEADER = 'X-Print-Width'
export const PRINT_HEIGHT_HEADER = 'X-Print-Height'

/** A proof as it was sent. Total in Rappen, days as 'YYYY-MM-DD' at the studio. */
const staffProofSchema = decodeFields(
  z.object({
    version: z.int(),
    job: printSpecResponseSchema,
    /** The height of the print in mm. */
    height: z.number(),
    answers: z.array(preflightResultSchema),
    total: z.number(),
    readyOn: z.string(),
    validUntil: z.string(),
    message: z.string(),
    sentAt: z.string(),
    by: z.string(),
  }),
)

/** The content of the next proof unless staff change it: the lines of the last one, or else of the quote. */
const proofDraftSchema = decodeFields(
  z.object({
    /** The spec of the version before, or of the request. */
    job: printSpecResponseSchema,
    /** Width divided by height of the print of that version. */
    aspect: z.number(),
    /** The prices that the buyer has seen, for when the spec is changed. */
    rows: priceRowsResponseSchema,
    lines: z.array(proofLineSchema),
    taxRatePercent: z.number(),
    shippingInRappen: z.number(),
    readyOn: z.string(),
    validUntil: z.string(),
  }),
)
export type ProofDraft = z.output<typeof proofDraftSchema>

const staffRequestSchema = decodeFields(
  z.object({
    id: z.string(),
    ...REQUEST_FACTS,
    name: z.string(),
    email: z.string(),
    note: z.string(),
    /** The number of the request whose print is ordered again. */
    reorderOf: z.nullable(z.int()),
    answers: z.array(preflightResultSchema),
    /** The stored artwork: size in px and bytes. */
    original: z.object({ width: z.int(), height: z.int(), bytes: z.int() }),
    /** The decisions, the oldest first. */
    decisions: z.array(z.object({ kind: z.string(), words: z.string(), at: z.string(), by: z.string() })),
    /** The oldest version first. */
    proofs: z.array(staffProofSchema),
    draft: proofDraftSchema,
  }),
)
export type StaffRequest = z.output<typeof staffRequestSchema>
export type StaffRequestResponse = z.input<typeof staffRequestSchema>

/** Response of GET /admin/press-requests: the open requests, the longest-waiting first. */
export const staffRequestsSchema = z.object({ requests: z.array(staffRequestSchema) })
export type StaffRequests = z.output<typeof staffRequestsSchema>

/** The replies of the studio without a proof. */
const STAFF_REPLY_KINDS = ['question', 'declined'] as const
export type StaffReplyKind = (typeof STAFF_REPLY_KINDS)[number]

/** Body of POST /admin/press-requests/:id. The same `key` is applied once. */
export const staffReplySchema = z.strictObject({
  step: z.enum(STAFF_REPLY_KINDS),
  key: z.uuid(),
  words: createWrittenTextSchema({ min: 1, max: MAX_REQUEST_TEXT_LENGTH }),
})
export type StaffReplyInput = z.infer<typeof staffReplySchema>

/**
 * Body of POST /admin/press-requests/:id/proofs. Without a spec, the draft's counts. The amounts are the unit
 * prices of its lines, the total is what they add up to.
 */
export const newProofSchema = decodeFields(
  z.strictObject({
    key: z.uuid(),
    version: z.int().check(z.minimum(1)),
    job: z.optional(versionSpecSchema),
    amounts: z
      .array(z.int().check(z.minimum(0), z.maximum(MAX_PRINT_AMOUNT_IN_RAPPEN)))
      .check(z.maxLength(20)),
    total: z.int(),
    readyOn: z.iso.date(),
    message: createWrittenTextSchema({ max: MAX_REQUEST_TEXT_LENGTH }),
  }),
)
export type NewProofInput = z.output<typeof newProofSchema>
export type NewProofBody = z.input<typeof newProofSchema>
