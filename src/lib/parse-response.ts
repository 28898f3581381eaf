import type * as z from 'zod/mini'

/** Another build of the shop answers, in words that this page does not know (docs/decisions/042). */
export class UnknownAnswer extends Error {
  override readonly name = 'UnknownAnswer'
}

/** Parses an answer and drops what else it says. Throws UnknownAnswer. */
export function readAnswer<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(answer)
  if (error === undefined) return data as z.output<Schema>
  throw new UnknownAnswer(error.message, { cause: error })
}
