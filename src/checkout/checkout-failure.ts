import { apiErrorSchema, type LineProblem } from '@contract/checkout'
import { type MessageKey, parseMessage } from '@contract/messages'
import type { UserMessage } from '@contract/user-message'
import { type Refusal, refusalOfCart } from './checkout-cart'

/** Why a checkout did not begin, as something to throw. */
export class CheckoutFailure extends Error {
  override readonly name = 'CheckoutFailure'

  constructor(
    notice: UserMessage,
    readonly refusal: Refusal = refusalOfCart(notice),
  ) {
    super('text' in notice ? notice.text : notice.key)
  }
}

/** Statuses with a sentence of their own (specification, section 8). */
const SENTENCES: Readonly<Record<number, MessageKey>> = {
  400: 'status400',
  401: 'status401',
  403: 'status403',
  404: 'status404',
  429: 'status429',
  500: 'status500',
  503: 'status503',
}

/** What a response that is not ok means: the server's own error wins over the table (section 8, reading R34). */
export function refusalOfStatus(status: number, body: unknown): Refusal {
  const told = toldError(body)
  const key = SENTENCES[status]
  const fromTable: UserMessage = key === undefined ? { key: 'statusOther', values: { status } } : { key }
  return {
    // A sentence of the shop is said in the language of the page.
    notice: told === undefined ? fromTable : (parseMessage(told) ?? { text: told }),
    lines: toldLines(body),
    isUnknown: status >= 500,
  }
}

/** What a call without a response means: fetch's type error, an abort, or what nobody foresaw. */
export function refusalOfError(error: unknown): Refusal {
  if (error instanceof CheckoutFailure) return error.refusal
  if (error instanceof TypeError) return { notice: { key: 'network' }, lines: [], isUnknown: true }
  const key = isAbort(error) ? 'timedOut' : 'sessionFailed'
  return { notice: { key }, lines: [], isUnknown: true }
}

// By name: an abort is a DOMException, which not every browser makes an Error.
function isAbort(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('name' in error)) return false
  return error.name === 'AbortError' || error.name === 'TimeoutError'
}

function toldError(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
  return typeof body.error === 'string' && body.error !== '' ? body.error : undefined
}

function toldLines(body: unknown): readonly LineProblem[] {
  const parsed = apiErrorSchema.safeParse(body)
  return parsed.success ? (parsed.data.lines ?? []) : []
}
