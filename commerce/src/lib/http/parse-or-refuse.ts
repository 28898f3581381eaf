import * as z from 'zod'
import { createInvalidRequestRefusal } from '../../refusals/shop-refusal'

/** Returns what a request has sent, as the schema parses it. Throws the refusal where it does not take it. */
export function parseOrRefuse<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  createRefusal: (error: z.core.$ZodError) => Error = createInvalidRequestRefusal,
): z.output<Schema> {
  const parsed = z.safeParse(schema, value)
  if (!parsed.success) throw createRefusal(parsed.error)
  return parsed.data
}
