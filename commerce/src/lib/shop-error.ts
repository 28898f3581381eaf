import { type ApiError, createApiError } from '../contract/api/api-error'
import type { LineIssue } from '../contract/cart/line-issue-schema'

/** A failure that /api answers: its HTTP status and its body. */
export abstract class HttpFailure<Body extends { error: string; code: string }> extends Error {
  constructor(
    readonly status: number,
    readonly body: Body,
  ) {
    super(body.error)
    this.name = new.target.name
  }

  /** Seconds until another attempt may succeed, if that is known. */
  get retryAfter(): number | undefined {
    return undefined
  }
}

export class ShopError extends HttpFailure<ApiError> {}

export const createInvalidRequestError = () => new ShopError(400, createApiError('invalid_request'))
export const createCatalogueChangedError = (lines: LineIssue[]) =>
  new ShopError(422, createApiError('catalogue_changed', lines))
export const createUnavailableError = () => new ShopError(503, createApiError('unavailable'))
export const createTimedOutError = () => new ShopError(504, createApiError('timed_out'))
export const createOrderNotFoundError = () =>
  new ShopError(404, { error: 'There is no such order.', code: 'not_found' })
export const createRequestNotFoundError = () =>
  new ShopError(404, { error: 'There is no such request.', code: 'not_found' })
export const createLinkExpiredError = () =>
  new ShopError(410, {
    error: 'This link has expired. Please write to us for a new one.',
    code: 'link_expired',
  })

/** Not 409, which the browser's Medusa client repeats. Pages that know the code show the order instead. */
export const createAlreadyPaidError = () =>
  new ShopError(422, {
    error: 'There is already a payment for this cart. Please load the page again to see your order.',
    code: 'already_paid',
  })

/** Something that was possible earlier: 409. */
export const createTooLateError = (sentence: string) =>
  new ShopError(409, { error: sentence, code: 'too_late' })
