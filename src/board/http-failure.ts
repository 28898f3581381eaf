import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import { BOARD_REFUSALS, type BoardRefusal } from '@contract/board/board'
import { HttpError } from '@/lib/http'

const bodySchema = z.object({
  code: z.optional(z.string()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
})

/** Returns code and message of a failed request; empty where the server sent none. */
export function parseHttpError(error: unknown): { code: string; message: string } {
  if (!(error instanceof HttpError)) return { code: '', message: '' }
  const body = bodySchema.safeParse(parseJson(error.body))
  if (!body.success) return { code: '', message: '' }
  // Medusa's own routes send `message`; that of a server error is not for staff.
  const message = error.status < 500 ? (body.data.error ?? body.data.message ?? '') : ''
  return { code: body.data.code ?? '', message }
}

export type Failure = { title: string; reason: string }

/**
 * Returns what is said of a change that did not work: `title` and the refusal in the reader's language, the server's own
 * sentence, or what to try. Where no answer came, nobody says that it has failed: it may be done all the same.
 */
export function toFailure(error: unknown, title: string, t: TFunction): Failure {
  const reason = getRefusalMessage(error, t)
  const isRefused = reason !== '' || (error instanceof HttpError && error.status < 500)
  return isRefused
    ? { title, reason: reason || t('studio.step.failedHint') }
    : { title: t('studio.step.unclear'), reason: t('studio.step.unclearHint') }
}

/** The reason alone, of something that was only to be shown and changes nothing. */
export function getReadFailureMessage(error: unknown, t: TFunction): string {
  return getRefusalMessage(error, t) || t('studio.step.failedHint')
}

function getRefusalMessage(error: unknown, t: TFunction): string {
  const { code, message } = parseHttpError(error)
  return getRefusalText(code, t) ?? message
}

/** Undefined for a code that is none of the studio's. */
export function getRefusalText(code: string, t: TFunction): string | undefined {
  return code in BOARD_REFUSALS ? t(`studio.refused.${code as BoardRefusal}`) : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
