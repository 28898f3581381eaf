import * as z from 'zod/mini'

/** Why a decision is refused. The browser has its own sentences by the code. */
export const PROOF_FAILURES = {
  newer_version: 'There is a newer version. Nothing was approved; please look at it first.',
  price_ended: 'This price has ended. Ask for a new one.',
  total_changed: 'The sum is no longer the one you saw. Nothing was approved; please look at it again.',
  not_proofed: 'The proof can no longer be decided on. This page is up to date now.',
  not_asked:
    'The studio has gone on without your answer, so it was not sent. If it still matters, copy it and reply to our email.',
  already_paid: 'This proof is approved and paid already.',
  page_opening: 'The payment page is still opening. Please try again in a few minutes.',
  request_ended: 'This request has ended already.',
  blanks_short: 'We no longer have {{pieces}} × {{size}}. Nothing was charged. The studio will write to you.',
  in_production: 'Your drawing is still to be printed, so we keep it until then.',
} as const
export type ProofFailureCode = keyof typeof PROOF_FAILURES

export const proofFailureSchema = z.object({
  error: z.string(),
  code: z.enum(Object.keys(PROOF_FAILURES) as ProofFailureCode[]),
  /** Values of the sentence. */
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type ProofFailure = z.infer<typeof proofFailureSchema>
