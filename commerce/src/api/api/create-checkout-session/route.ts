import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { createApiError } from '../../../contract/api/api-error'
import { findCartIssue } from '../../../contract/cart/cart-issue'
import {
  checkoutRequestSchema,
  REPLACES_HEADER,
  buildReturnUrls,
  type CheckoutRequest,
} from '../../../contract/cart/checkout-request'
import { createInvalidRequestRefusal, ShopRefusal } from '../../../refusals/shop-refusal'
import { negotiateLanguage, parseAcceptLanguage } from '../../../lib/http/negotiate-language'
import { openCheckout } from '../../../checkout/open-checkout'
import { computeIpHash } from '../../../lib/http/compute-ip-hash'
import { parseOrRefuse } from '../../../lib/http/parse-or-refuse'

const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,255}$/

/** POST /api/create-checkout-session: creates the hosted session of a cart. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { ownOrigins } = request.scope.resolve('environment')
  const { cookie, 'accept-language': acceptLanguage } = request.headers
  const body = parseCheckoutRequest(request.body, ownOrigins)
  const checkout = {
    request: body,
    idempotencyKey: parseIdempotencyKey(request.headers['idempotency-key']),
    replacedSessionId: request.get(REPLACES_HEADER),
    // The page sends its own language, which an address may have named, before that of the cookie.
    language: parseAcceptLanguage(acceptLanguage) ?? negotiateLanguage(cookie, acceptLanguage),
    ipHash: computeIpHash(request),
  }
  response.json(await openCheckout(checkout, request.scope))
}

function parseCheckoutRequest(body: unknown, ownOrigins: readonly string[]): CheckoutRequest {
  const parsed = parseOrRefuse(checkoutRequestSchema, body)
  const { items, successUrl, cancelUrl } = parsed
  const isOurs = ownOrigins.some((origin) => {
    const urls = buildReturnUrls(origin)
    return urls.successUrl === successUrl && urls.cancelUrl === cancelUrl
  })
  const issue = findCartIssue(items)
  if (issue !== undefined) throw new ShopRefusal(400, createApiError(issue))
  if (!isOurs || JSON.stringify(parsed).includes('\\u0000')) throw createInvalidRequestRefusal()
  return parsed
}

function parseIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (Array.isArray(header) || !IDEMPOTENCY_KEY_PATTERN.test(header)) throw createInvalidRequestRefusal()
  return header
}
