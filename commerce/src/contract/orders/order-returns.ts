import * as z from 'zod/mini'
import { MAX_LINES, MAX_QUANTITY } from '../limits'
import { linkTokenSchema } from '../site/link-token'
import { createWrittenTextSchema } from '../text/written-text'

/** requested: by the buyer; received: the goods are back; 'refunded' and 'declined' close the return. */
export const RETURN_STATES = ['requested', 'received', 'refunded', 'declined'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** The states in which a return is open. */
export const OPEN_RETURN_STATES: readonly ReturnState[] = ['requested', 'received']

/** In characters: of the buyer's reason and of the studio's answer. */
export const MAX_RETURN_TEXT_LENGTH = 500

const returnTextSchema = createWrittenTextSchema({ max: MAX_RETURN_TEXT_LENGTH })

/** `line` is an index of the order's lines, from 0. */
const returnLineSchema = z.strictObject({
  line: z.int().check(z.minimum(0), z.maximum(MAX_LINES - 1)),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
})
export type ReturnLine = z.infer<typeof returnLineSchema>

/** Body of POST /api/order-return. The same `key` creates one return only. */
export const returnRequestSchema = z.strictObject({
  token: linkTokenSchema,
  key: z.uuid(),
  lines: z.array(returnLineSchema).check(
    z.minLength(1),
    z.maxLength(MAX_LINES),
    z.refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length),
  ),
  reason: returnTextSchema,
})
export type ReturnRequest = z.infer<typeof returnRequestSchema>

/** The steps of a return. */
export const RETURN_STEPS = ['received', 'refunded', 'declined'] as const
export type ReturnStep = (typeof RETURN_STEPS)[number]

/** Body of POST /admin/orders/:id/returns/:returnId. `restock` is for 'refunded', `answer` for 'declined'. */
export const returnStepSchema = z.strictObject({
  step: z.enum(RETURN_STEPS),
  restock: z.optional(z.boolean()),
  answer: z.optional(returnTextSchema),
})
export type ReturnStepInput = z.infer<typeof returnStepSchema>

/** A return for buyer and staff. `refund` is in francs: what was, or would be, refunded. */
export const returnCaseSchema = z.object({
  id: z.string(),
  state: z.enum(RETURN_STATES),
  lines: z.array(z.object({ name: z.string(), size: z.string(), quantity: z.number() })),
  reason: z.string(),
  answer: z.string(),
  refund: z.number(),
  isRestocked: z.boolean(),
  requestedAt: z.string(),
})
export type ReturnCase = z.infer<typeof returnCaseSchema>
