import type { ApiError, LineProblem } from '../contract/checkout'
import { MESSAGES } from '../contract/messages'

/** A failure that a buyer is told of: a sentence for a person, a code for programs. */
export class ShopError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly lines?: LineProblem[],
  ) {
    super(sentence)
    this.name = 'ShopError'
  }

  /** The body that /api answers with. */
  get body(): ApiError {
    const { message: error, code, lines } = this
    return { error, code, lines }
  }
}

export const invalidRequest = () => new ShopError(400, 'invalid_request', MESSAGES.status400)
export const unavailable = () => new ShopError(503, 'unavailable', MESSAGES.status503)
export const timedOut = () => new ShopError(504, 'timed_out', MESSAGES.timedOut)
export const noSuchOrder = () => new ShopError(404, 'not_found', 'There is no such order.')
export const linkExpired = () =>
  new ShopError(410, 'link_expired', 'This link has expired. Please write to us for a new one.')
