import * as z from 'zod/mini'
import { SEVERITIES } from './preflight-codes'
import { printSpecResponseSchema, printSpecSchema } from './print-spec-schema'
import { priceRowsResponseSchema } from './price-table'
import { proofLineSchema } from './proof-lines'
import { MAX_REQUEST_TEXT, requestFactsSchema } from './print-request'
import { writtenTextSchema } from '../text/written-text'

const answerSchema = z.object({
  code: z.string(),
  sign: z.enum(SEVERITIES),
  values: z.record(z.string(), z.union([z.number(), z.string()])),
})

/** A proof as it was sent; its total in Rappen, days as 'YYYY-MM-DD' at the studio. */
const staffProofSchema = z.object({
  version: z.int(),
  job: printSpecResponseSchema,
  /** Of the print, in mm. */
  height: z.number(),
  answers: z.array(answerSchema),
  total: z.number(),
  readyOn: z.string(),
  validUntil: z.string(),
  message: z.string(),
  sentAt: z.string(),
  by: z.string(),
})

/** What the next proof says unless the studio changes it: the lines of the last one, or else of the quote. */
const draftSchema = z.object({
  /** That of the version before, or of the request. */
  job: printSpecResponseSchema,
  /** Width of the artwork by its height. */
  aspect: z.number(),
  /** The prices that the buyer has seen, for another spec. */
  rows: priceRowsResponseSchema,
  lines: z.array(proofLineSchema),
  taxRatePercent: z.number(),
  shippingInRappen: z.number(),
  readyOn: z.string(),
  validUntil: z.string(),
})
export type ProofDraft = z.infer<typeof draftSchema>

const staffRequestSchema = z.object({
  id: z.string(),
  ...requestFactsSchema.shape,
  name: z.string(),
  email: z.string(),
  note: z.string(),
  /** Number of the request whose print is ordered again. */
  reorderOf: z.nullable(z.int()),
  answers: z.array(answerSchema),
  /** The kept artwork: px and bytes. */
  original: z.object({ width: z.int(), height: z.int(), bytes: z.int() }),
  /** What was decided, the oldest first. */
  decisions: z.array(z.object({ kind: z.string(), words: z.string(), at: z.string(), by: z.string() })),
  /** The oldest version first. */
  proofs: z.array(staffProofSchema),
  draft: draftSchema,
})
export type StaffRequest = z.infer<typeof staffRequestSchema>

/** Answer of GET /admin/press-requests: the open ones, who has waited longest first. */
export const staffRequestsSchema = z.object({ requests: z.array(staffRequestSchema) })
export type StaffRequests = z.infer<typeof staffRequestsSchema>

/** What the studio answers without a proof. */
const REQUEST_STEPS = ['question', 'declined'] as const
export type StaffReplyKind = (typeof REQUEST_STEPS)[number]

/** Body of POST /admin/press-requests/:id; the same `key` is answered once. */
export const staffReplySchema = z.strictObject({
  step: z.enum(REQUEST_STEPS),
  key: z.uuid(),
  words: writtenTextSchema({ least: 1, most: MAX_REQUEST_TEXT }),
})
export type StaffReplyInput = z.infer<typeof staffReplySchema>

/** The most that one price of a proof may be, in Rappen; the sum stays far below what the provider takes. */
const MAX_AMOUNT = 1_000_000

/**
 * Body of POST /admin/press-requests/:id/proofs. The job is the draft's unless it is named; the amounts are those of its
 * lines, and the total is what they come to.
 */
export const newProofSchema = z.strictObject({
  key: z.uuid(),
  version: z.int().check(z.minimum(1)),
  job: z.optional(printSpecSchema),
  amounts: z.array(z.int().check(z.minimum(0), z.maximum(MAX_AMOUNT))).check(z.maxLength(20)),
  total: z.int(),
  readyOn: z.iso.date(),
  message: writtenTextSchema({ most: MAX_REQUEST_TEXT }),
})
export type NewProofInput = z.infer<typeof newProofSchema>

/** Pictures of a request that are kept. preview: the print on its shirt. */
export const ARTWORK_KINDS = ['original', 'thumbnail', 'preview'] as const
export type ArtworkKind = (typeof ARTWORK_KINDS)[number]
