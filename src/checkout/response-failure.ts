import { apiErrorMessage, apiErrorSchema } from '@contract/api/api-error'
import { MESSAGES, type UserMessage } from '@contract/api/messages'
import type { CheckoutFailure } from './checkout-failure'

/** Maps a response that is not ok: the server's own error wins over the table (section 8, reading R34). */
export function toResponseFailure(status: number, body: unknown): CheckoutFailure {
  const isUnknown = status >= 500
  const { data } = apiErrorSchema.safeParse(body)
  if (data !== undefined)
    return { message: apiErrorMessage(data), lines: data.lines ?? [], isOutcomeUnknown: isUnknown }
  // A code that this page does not know, such as one of a newer server, comes with its sentence.
  const { error } = Object(body) as { error?: unknown }
  const isSentence = typeof error === 'string' && error !== ''
  return {
    message: isSentence ? { text: error } : getStatusMessage(status),
    lines: [],
    isOutcomeUnknown: isUnknown,
  }
}

function getStatusMessage(status: number): UserMessage {
  const key = `status${status}`
  return isMessageKey(key) ? { key } : { key: 'statusOther', values: { status } }
}

function isMessageKey(key: string): key is keyof typeof MESSAGES {
  return Object.hasOwn(MESSAGES, key)
}
