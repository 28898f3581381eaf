import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import { isBoardRefusal } from '@contract/board/board-refusal'
import { HttpError } from '@/lib/requests/http'
import { parseErrorBody } from '@/lib/requests/parse-error-body'

const bodySchema = z.object({
  code: z.optional(z.string()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  values: z.optional(z.object({ tracking: z.string() })),
})

/**
 * Returns code and message of a failed request; empty strings where the server sent none. `tracking` is a number that
 * stands.
 */
export function parseHttpError(error: unknown): { code: string; message: string; tracking?: string } {
  const { code = '', values, ...sentences } = parseErrorBody(error, bodySchema) ?? {}
  // Medusa's own routes send `message`. Staff do not see that of a server error.
  const message = isRefusal(error) ? (sentences.error ?? sentences.message ?? '') : ''
  return { code, message, ...values }
}

export type HttpFailure = { title: string; reason: string }

/**
 * Returns the failure of a change: `title`, and as reason the refusal in the reader's language, the server's own
 * sentence, or what to try. Without an answer it does not say that the change failed, as it may have been made.
 */
export function toFailure(error: unknown, title: string, t: TFunction): HttpFailure {
  const reason = getRefusalMessage(error, t)
  return reason !== '' || isRefusal(error)
    ? { title, reason: reason || t('board.step.failedHint') }
    : { title: t('board.step.unclear'), reason: t('board.step.unclearHint') }
}

/** Returns only the reason, for a failed request that changes nothing. */
export function getReadFailureMessage(error: unknown, t: TFunction): string {
  return getRefusalMessage(error, t) || t('board.step.failedHint')
}

function getRefusalMessage(error: unknown, t: TFunction): string {
  const { code, message, tracking } = parseHttpError(error)
  return getRefusalText(code, t, tracking) ?? message
}

/** Returns undefined for a code that is not one of the studio's, or lacks the number that stands. */
export function getRefusalText(code: string, t: TFunction, tracking?: string): string | undefined {
  if (!isBoardRefusal(code) || (code === 'tracking_stands' && tracking === undefined)) return undefined
  return t(`refused.${code}`, { tracking })
}

const isRefusal = (error: unknown) => error instanceof HttpError && error.status < 500
