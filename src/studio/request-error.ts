import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import { STUDIO_REFUSALS, type StudioRefusal } from '@contract/studio'
import { HttpError } from '@/lib/http'

const bodySchema = z.object({
  code: z.optional(z.string()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
})

/** Returns code and message of a failed request; empty where the server sent none. */
export function requestError(error: unknown): { code: string; message: string } {
  if (!(error instanceof HttpError)) return { code: '', message: '' }
  const body = bodySchema.safeParse(parsed(error.body))
  if (!body.success) return { code: '', message: '' }
  // Medusa's own routes send `message`; that of a server error is not for staff.
  const message = error.status < 500 ? (body.data.error ?? body.data.message ?? '') : ''
  return { code: body.data.code ?? '', message }
}

/** Returns why a change did not work: the refusal in the reader's language, the server's own sentence, or what to try. */
export function failureMessage(error: unknown, t: TFunction): string {
  const { code, message } = requestError(error)
  return refusalText(code, t) ?? (message || t('studio.step.failedHint'))
}

/** Undefined for a code that is none of the studio's. */
export function refusalText(code: string, t: TFunction): string | undefined {
  return code in STUDIO_REFUSALS ? t(`studio.refused.${code as StudioRefusal}`) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
