import * as z from 'zod/mini'
import { decodeFields } from './decode-fields'
import { printSpecResponseSchema } from './print-spec-schema'
import { printStageSchema } from '../orders/buyer-order'
import { proofLineSchema } from './proof-lines'
import { linkTokenSchema } from '../site/link-token'
import {
  MAX_REQUEST_TEXT_LENGTH,
  preflightResultSchema,
  printQuoteSchema,
  REQUEST_FACTS,
} from './print-request'
import { createWrittenTextSchema } from '../text/written-text'

/** A proof for its buyer. Amounts in Rappen, days as 'YYYY-MM-DD' at the studio. */
const buyerProofSchema = decodeFields(
  z.object({
    id: z.string(),
    version: z.int(),
    /** The spec of the print, and its height in mm. */
    job: printSpecResponseSchema,
    height: z.number(),
    answers: z.optional(z.array(preflightResultSchema)),
    lines: z.array(proofLineSchema),
    quote: printQuoteSchema,
    taxRatePercent: z.number(),
    readyOn: z.string(),
    validUntil: z.string(),
    /** Whether its price is still valid. */
    isValid: z.boolean(),
    message: z.string(),
    sentAt: z.string(),
  }),
)
export type BuyerProof = z.output<typeof buyerProofSchema>
export type BuyerProofResponse = z.input<typeof buyerProofSchema>

/**
 * Response of GET and POST /api/press-request. It contains neither the buyer's address nor their name. The spec
 * is the one that was sent, or once it is paid the one that was ordered.
 */
export const buyerRequestSchema = decodeFields(
  z.object({
    ...REQUEST_FACTS,
    /** The preflight results of the stored artwork, of which the browser may have found fewer. */
    answers: z.optional(z.array(preflightResultSchema)),
    /** The studio's question, or why it declines. */
    words: z.string(),
    /** The texts of buyer and studio before `words`, the oldest first, with the messages of proofs. */
    messages: z.optional(
      z.array(z.object({ by: z.enum(['buyer', 'studio']), words: z.string(), at: z.string() })),
    ),
    /** All versions, the oldest first. */
    proofs: z.array(buyerProofSchema),
    approved: z.nullable(z.object({ version: z.int(), at: z.string() })),
    /** The order, once it is paid. The token opens the order page. */
    order: z.nullable(
      z.object({
        number: z.int(),
        token: z.string(),
        stages: z.array(printStageSchema),
      }),
    ),
    /** Whether the artwork can be deleted now: not while it still has to be printed. */
    isDeletable: z.boolean(),
    /** The print that can be reordered; null until it has left the studio. */
    reorder: z.nullable(decodeFields(z.object({ job: printSpecResponseSchema, height: z.number() }))),
  }),
)
export type BuyerRequest = z.output<typeof buyerRequestSchema>
export type BuyerRequestResponse = z.input<typeof buyerRequestSchema>

const words = createWrittenTextSchema({ min: 1, max: MAX_REQUEST_TEXT_LENGTH })

/**
 * Body of POST /api/press-request: a decision of the buyer. 'approved' names the proof and the total in Rappen
 * that the buyer has seen; 'answered' has the answer to the studio's question; 'deleted' deletes the artwork at once.
 */
export const buyerDecisionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ token: linkTokenSchema, kind: z.literal('withdrawn') }),
  z.strictObject({ token: linkTokenSchema, kind: z.literal('deleted') }),
  z.strictObject({ token: linkTokenSchema, kind: z.literal('change_wanted'), key: z.uuid(), words }),
  z.strictObject({ token: linkTokenSchema, kind: z.literal('answered'), key: z.uuid(), words }),
  z.strictObject({
    token: linkTokenSchema,
    kind: z.literal('approved'),
    proofId: z.string().check(z.maxLength(100)),
    total: z.int(),
  }),
])
export type BuyerDecision = z.infer<typeof buyerDecisionSchema>

/** Response to 'approved': the URL of the hosted payment page. */
export const approvalResponseSchema = z.object({ url: z.string() })
