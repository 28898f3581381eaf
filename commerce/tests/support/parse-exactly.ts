import { deepStrictEqual } from 'node:assert'
import type * as z from 'zod/mini'

/** Parses an answer that says what its schema knows and nothing more: what a page drops was sent all the same. */
export function parseExactly<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const answer = schema.parse(body)
  deepStrictEqual(body, answer)
  return answer
}
