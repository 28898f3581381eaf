import * as z from 'zod/mini'
import { CART_ISSUES } from '../cart/cart-issue'
import { getLineIssueMessage } from '../cart/line-issue'
import { type LineIssue, lineIssueSchema } from '../cart/line-issue-schema'
import { formatMessage, type MessageKey, type UserMessage } from './messages'

/** Failures with a sentence that browser and server share. */
const ERROR_MESSAGES = {
  ...CART_ISSUES,
  idempotency_key_reused: 'status400',
  invalid_event: 'status400',
  invalid_signature: 'status400',
  unauthorized: 'status401',
  foreign_origin: 'status403',
  too_slow: 'timedOut',
  catalogue_changed: 'status400',
  too_many_requests: 'status429',
  internal: 'status500',
  provider_refused: 'sessionFailed',
  unavailable: 'status503',
  starting: 'serverStarting',
  timed_out: 'timedOut',
} as const satisfies Record<string, MessageKey>

type SharedErrorCode = keyof typeof ERROR_MESSAGES

/** Failures without a shared sentence: the server writes it where the failure is created. */
const OTHER_CODES = [
  'not_found',
  'method_not_allowed',
  'already_paid',
  'link_expired',
  'too_late',
  'order_busy',
  'no_images',
  'invalid_place',
  'no_such_product',
  'not_a_form',
  'invalid_form',
  'too_large',
  'too_many',
  'unknown_type',
  'unreadable',
  'too_many_pixels',
  'disk_full',
] as const

/** The body of every failure of /api. `error` is a sentence for people; `code` and `lines` are for programs. */
export const apiErrorSchema = z.object({
  error: z.string(),
  code: z.enum([...(Object.keys(ERROR_MESSAGES) as SharedErrorCode[]), ...OTHER_CODES]),
  lines: z.optional(z.array(lineIssueSchema)),
})
export type ApiError = z.infer<typeof apiErrorSchema>

/** Returns the body of a failure with its sentence in English. */
export function createApiError(code: SharedErrorCode, lines?: LineIssue[]): ApiError {
  const { key, values } = findSharedMessage(code, lines)
  return { error: formatMessage(key, values), code, lines }
}

/** Returns the message of a failure. The first of its lines says more than its code. */
export function getApiErrorMessage({ error, code, lines }: ApiError): UserMessage {
  return code in ERROR_MESSAGES ? findSharedMessage(code as SharedErrorCode, lines) : { text: error }
}

function findSharedMessage(code: SharedErrorCode, [issue]: readonly LineIssue[] = []) {
  return issue === undefined ? { key: ERROR_MESSAGES[code] } : getLineIssueMessage(issue)
}
