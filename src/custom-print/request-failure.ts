import {
  customPrintFailureSchema,
  type CustomPrintFailureCode,
} from '@contract/custom-print/custom-print-failures'
import { formatRappen } from '@contract/money/money'
import { HttpError } from '@/lib/requests/http'
import { parseErrorBody } from '@/lib/requests/parse-error-body'
import type { PressTFunction } from './use-press-texts'

/**
 * Why a request or a reorder was not taken. `connection`: no answer, so it may have arrived or not.
 * `unknown`: the server failed without a known code.
 */
export type RequestFailure = {
  code: CustomPrintFailureCode | 'connection' | 'unknown'
  values?: Record<string, number> | undefined
}

/** Values that the sentences name; the first day that may be requested is formatted. */
export type FailureDetails = { email: string; currency: string; earliestDate: string }

/** In minutes: the rate limit ends after an hour at the latest. */
const MAX_MINUTES = 60

/** Returns why sending failed. `retryAfterS` is the header of the answer in seconds, 0 if there is none. */
export function toRequestFailure(error: unknown, retryAfterS = 0): RequestFailure {
  if (!(error instanceof HttpError)) return { code: 'connection' }
  const refusal = parseErrorBody(error, customPrintFailureSchema)
  if (refusal !== undefined) return { code: refusal.code, values: refusal.values }
  // An answer without a known code: of the rate limit, of a proxy, or of a newer server.
  return error.status === 429
    ? { code: 'too_many_from_here', values: { minutes: Math.ceil(retryAfterS / 60) } }
    : { code: 'unknown' }
}

/** Returns why neither a request nor a reorder would be taken, and what to do; undefined for what only one can meet. */
export function formatSharedFailure(
  { code, values = {} }: RequestFailure,
  { email, currency, earliestDate }: FailureDetails,
  t: PressTFunction,
): string | undefined {
  const money = (name: string) => formatRappen(values[name] ?? 0, currency)
  switch (code) {
    case 'prices_changed':
      return t('press.failure.prices', { before: money('before'), now: money('now') })
    case 'wish_too_soon':
      return t('press.invalid.requestedDate', { date: earliestDate })
    case 'too_many_from_here':
      return t('press.failure.tooMany', { count: values['minutes'] || MAX_MINUTES })
    case 'storage_full':
      return t('press.failure.full', { email })
    default:
      return undefined
  }
}
