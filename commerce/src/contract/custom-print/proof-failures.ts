import * as z from 'zod/mini'

/** Why a decision is refused. */
const PROOF_FAILURE_CODES = [
  'newer_version',
  'price_ended',
  'total_changed',
  'not_proofed',
  'not_asked',
  'already_paid',
  'page_opening',
  'request_ended',
  'blanks_short',
  'in_production',
] as const
export type ProofFailureCode = (typeof PROOF_FAILURE_CODES)[number]

export const proofFailureSchema = z.object({
  error: z.string(),
  code: z.enum(PROOF_FAILURE_CODES),
  /** Values of the sentence. */
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type ProofFailure = z.infer<typeof proofFailureSchema>
