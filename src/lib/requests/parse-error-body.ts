import type * as z from 'zod/mini'
import { HttpError } from './http'

/** Returns the body of a response that was not ok; undefined for any other error, and for a body of another shape. */
export function parseErrorBody<Schema extends z.ZodMiniType>(
  error: unknown,
  schema: Schema,
): z.output<Schema> | undefined {
  if (!(error instanceof HttpError)) return undefined
  try {
    return schema.safeParse(JSON.parse(error.body)).data
  } catch {
    return undefined
  }
}
