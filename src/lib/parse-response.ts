import type * as z from 'zod/mini'

/** Another build of the shop answers, in words that this page does not know (docs/decisions/042). */
export class UnknownResponseError extends Error {
  override readonly name = 'UnknownResponseError'
}

/** Parses an answer and drops what else it says. Throws UnknownResponseError. */
export function parseResponse<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
): z.output<Schema> {
  const { data, error } = schema.safeParse(answer)
  if (error === undefined) return data as z.output<Schema>
  throw new UnknownResponseError(error.message, { cause: error })
}
