import { type ApiError, createApiError } from '../contract/api/api-error'
import type { LineIssue } from '../contract/cart/line-issue-schema'

/** A refused request, with the HTTP status and the body that answer it. */
export abstract class HttpRefusal<Body extends { error: string; code: string }> extends Error {
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

export class ShopRefusal extends HttpRefusal<ApiError> {}

export const createInvalidRequestRefusal = () => new ShopRefusal(400, createApiError('invalid_request'))
export const createCatalogueChangedRefusal = (lines: LineIssue[]) =>
  new ShopRefusal(422, createApiError('catalogue_changed', lines))
export const createUnavailableRefusal = () => new ShopRefusal(503, createApiError('unavailable'))
export const createTimedOutRefusal = () => new ShopRefusal(504, createApiError('timed_out'))
export const createOrderNotFoundRefusal = () =>
  new ShopRefusal(404, { error: 'There is no such order.', code: 'not_found' })
export const createRequestNotFoundRefusal = () =>
  new ShopRefusal(404, { error: 'There is no such request.', code: 'not_found' })
export const createLinkExpiredRefusal = () =>
  new ShopRefusal(410, {
    error: 'This link has expired. Please write to us for a new one.',
    code: 'link_expired',
  })

/** Not 409, which the browser's Medusa client repeats. Pages that know the code show the order instead. */
export const createAlreadyPaidRefusal = () =>
  new ShopRefusal(422, {
    error: 'There is already a payment for this cart. Please load the page again to see your order.',
    code: 'already_paid',
  })

/** For something that was possible earlier. */
export const createTooLateRefusal = (sentence: string) =>
  new ShopRefusal(409, { error: sentence, code: 'too_late' })
