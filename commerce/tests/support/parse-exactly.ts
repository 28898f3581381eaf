import { deepStrictEqual } from 'node:assert'
import * as z from 'zod/mini'

/** Parses an answer that says what its schema knows and nothing more: what a page drops was sent all the same. */
export function parseExactly<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const answer = schema.parse(body)
  // By the names that were sent, which the code has its own for.
  deepStrictEqual(body, z.encode(schema, answer))
  return answer
}
