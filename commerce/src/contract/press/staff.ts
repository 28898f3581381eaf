import * as z from 'zod/mini'
import { SIGNS } from './answers'
import { proofLineSchema } from './proof'
import { MAX_REQUEST_TEXT, requestFactsSchema } from './request'

const answerSchema = z.strictObject({
  code: z.string(),
  sign: z.enum(SIGNS),
  values: z.record(z.string(), z.union([z.number(), z.string()])),
})

/** A proof as it was sent; its total in Rappen, days as 'YYYY-MM-DD' at the studio. */
const staffProofSchema = z.strictObject({
  version: z.int(),
  total: z.number(),
  readyOn: z.string(),
  validUntil: z.string(),
  message: z.string(),
  sentAt: z.string(),
  by: z.string(),
})

/** What the next proof says unless the studio changes it: the lines of the last one, or else of the quote. */
const draftSchema = z.strictObject({
  lines: z.array(proofLineSchema),
  taxRatePercent: z.number(),
  shippingInRappen: z.number(),
  readyOn: z.string(),
  validUntil: z.string(),
})
export type ProofDraft = z.infer<typeof draftSchema>

const staffRequestSchema = z.strictObject({
  id: z.string(),
  ...requestFactsSchema.shape,
  name: z.string(),
  email: z.string(),
  note: z.string(),
  answers: z.array(answerSchema),
  /** The kept drawing: px and bytes. */
  original: z.strictObject({ width: z.int(), height: z.int(), bytes: z.int() }),
  /** What was decided, the oldest first. */
  decisions: z.array(z.strictObject({ kind: z.string(), words: z.string(), at: z.string(), by: z.string() })),
  /** The oldest version first. */
  proofs: z.array(staffProofSchema),
  draft: draftSchema,
})
export type StaffRequest = z.infer<typeof staffRequestSchema>

/** Answer of GET /admin/press-requests: the open ones, who has waited longest first. */
export const staffRequestsSchema = z.strictObject({ requests: z.array(staffRequestSchema) })
export type StaffRequests = z.infer<typeof staffRequestsSchema>

/** What the studio answers without a proof. */
const REQUEST_STEPS = ['question', 'declined'] as const
export type RequestStep = (typeof REQUEST_STEPS)[number]

/** Body of POST /admin/press-requests/:id; the same `key` is answered once. */
export const requestStepSchema = z.strictObject({
  step: z.enum(REQUEST_STEPS),
  key: z.uuid(),
  words: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(MAX_REQUEST_TEXT),
    // PostgreSQL has no such character.
    z.refine((text) => !text.includes('\0')),
  ),
})
export type RequestStepInput = z.infer<typeof requestStepSchema>

/** The most that one price of a proof may be, in Rappen; the sum stays far below what the provider takes. */
const MAX_AMOUNT = 1_000_000

/** Body of POST /admin/press-requests/:id/proofs. The amounts are those of the draft's lines, the total is what they come to. */
export const newProofSchema = z.strictObject({
  key: z.uuid(),
  version: z.int().check(z.minimum(1)),
  amounts: z.array(z.int().check(z.minimum(0), z.maximum(MAX_AMOUNT))).check(z.maxLength(20)),
  total: z.int(),
  readyOn: z.iso.date(),
  message: z.string().check(
    z.trim(),
    z.maxLength(MAX_REQUEST_TEXT),
    z.refine((text) => !text.includes('\0')),
  ),
})
export type NewProofInput = z.infer<typeof newProofSchema>

/** Pictures of a request that are kept. preview: the print on its shirt. */
export const ARTWORK_KINDS = ['original', 'thumbnail', 'preview'] as const
export type ArtworkKind = (typeof ARTWORK_KINDS)[number]
