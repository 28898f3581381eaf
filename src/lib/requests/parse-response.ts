import type * as z from 'zod/mini'

/** A response that this page cannot read, as another build of the shop has sent it (docs/decisions/042). */
export class UnknownResponseError extends Error {
  override readonly name = 'UnknownResponseError'
}

/** Parses a response and drops unknown fields. Throws UnknownResponseError. */
export function parseResponse<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
): z.output<Schema> {
  const { data, error } = schema.safeParse(answer)
  if (error === undefined) return data
  throw new UnknownResponseError(error.message, { cause: error })
}
