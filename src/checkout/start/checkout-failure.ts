import type { LineIssue } from '@contract/cart/line-issue-schema'
import type { UserMessage } from '@contract/api/messages'
import { getChunkErrorMessage } from '@/lib/lazy-chunk'

export type CheckoutFailure = {
  message: UserMessage
  lineIssues: readonly LineIssue[]
  /** Whether the server may have created a session although no answer came. */
  isOutcomeUnknown: boolean
  /** Whether the shop refuses a second payment: the session that would be replaced is paid, or being paid. */
  isAlreadyPaid?: boolean
}

export class CheckoutError extends Error {
  override readonly name = 'CheckoutError'

  readonly failure: CheckoutFailure

  /** Without details, the server has certainly created no session. */
  constructor(message: UserMessage, details: Partial<CheckoutFailure> = {}) {
    super('text' in message ? message.text : message.key)
    this.failure = { lineIssues: [], isOutcomeUnknown: false, ...details, message }
  }
}

/** Maps an error of a checkout to what the buyer sees. */
export function toCheckoutFailure(error: unknown): CheckoutFailure {
  if (error instanceof CheckoutError) return error.failure
  return { message: { key: getMessageKey(error) }, lineIssues: [], isOutcomeUnknown: true }
}

function getMessageKey(error: unknown) {
  if (error instanceof TypeError || getChunkErrorMessage(error) !== undefined) return 'network'
  // By name, as an abort is a DOMException, which is not an Error in every browser.
  const { name } = Object(error) as { name?: unknown }
  return name === 'AbortError' || name === 'TimeoutError' ? 'timedOut' : 'sessionFailed'
}
