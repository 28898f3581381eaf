import * as z from 'zod/mini'
import { SIGNS } from './answers'
import { MAX_REQUEST_TEXT, requestFactsSchema } from './request'

const answerSchema = z.strictObject({
  code: z.string(),
  sign: z.enum(SIGNS),
  values: z.record(z.string(), z.union([z.number(), z.string()])),
})

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

/** Pictures of a request that are kept. preview: the print on its shirt. */
export const ARTWORK_KINDS = ['original', 'thumbnail', 'preview'] as const
export type ArtworkKind = (typeof ARTWORK_KINDS)[number]
