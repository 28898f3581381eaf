import * as z from 'zod/mini'
import { HttpError } from '@/lib/http'

const bodySchema = z.object({
  code: z.optional(z.string()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
})

/** Why the server has refused: a code for programs, a sentence for people; empty where it said nothing. */
export function refusalOf(error: unknown): { code: string; sentence: string } {
  if (!(error instanceof HttpError)) return { code: '', sentence: '' }
  const body = bodySchema.safeParse(parsed(error.body))
  if (!body.success) return { code: '', sentence: '' }
  // Medusa's own routes say `message`; what went wrong inside the server is nothing to read out.
  const sentence = error.status < 500 ? (body.data.error ?? body.data.message ?? '') : ''
  return { code: body.data.code ?? '', sentence }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
