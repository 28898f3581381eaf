import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { WEBHOOK_PATH } from '../../contract/api/api-paths'
import { createApiError } from '../../contract/api/api-error'
import { isDatabaseUnavailable } from '../../lib/database-errors'
import { getErrorMessage } from '../../lib/error-message'
import { parseStaffRefusal, StaffRefusal } from '../../refusals/staff-refusal'
import {
  HttpRefusal,
  createInvalidRequestRefusal,
  ShopRefusal,
  createUnavailableRefusal,
} from '../../refusals/shop-refusal'
import { toStaffRefusalBody } from './staff-refusal-body'

/** Logs a failure, an unexpected one with its stack. Returns it as the shop answers it. */
export function logFailure(
  error: unknown,
  request: MedusaRequest,
): HttpRefusal<{ error: string; code: string }> {
  const failure = toHttpRefusal(error)
  const logger = request.scope.resolve('logger')
  if (failure.status === 400 && request.path === WEBHOOK_PATH) {
    const refused = request.scope.resolve('refusedWebhooks')
    refused.count += 1
    // Never the body, as it contains a buyer's address.
    logger.warn(`A webhook was refused: ${failure.body.code}; since the start ${refused.count}`)
  }
  if (failure.status >= 500) {
    const cause = failure.cause ?? error
    // Without a database, or when too busy, many requests fail: their stacks say nothing.
    const isOurFault = failure.status === 500 && cause instanceof Error
    const reason = isOurFault ? cause.stack : getErrorMessage(cause)
    logger.error(`${request.method} ${request.path} answered ${failure.status}: ${reason}`)
  }
  return failure
}

/**
 * Whether the shop answers an error in its own format: its refusals, every error below /api, and a missing database. All
 * others are Medusa's.
 */
export function isShopFailure(error: unknown, { path }: MedusaRequest): boolean {
  return (
    error instanceof HttpRefusal ||
    path.startsWith('/api') ||
    parseStaffRefusal(error) !== undefined ||
    isDatabaseUnavailable(error)
  )
}

const OPEN_CHANGE_MESSAGE = /already has an existing active order change/

/** Whether Medusa refused something because a change of the order is open. Its own message names only an id. */
export function isOpenChangeError(error: unknown): boolean {
  return OPEN_CHANGE_MESSAGE.test(getErrorMessage(error))
}

/** Sends a failure as a sentence and a code. The stack is only in the log. */
export function sendFailure(error: unknown, request: MedusaRequest, response: MedusaResponse): void {
  const failure = logFailure(error, request)
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.setHeader('Cache-Control', 'no-store')
  if (failure.retryAfter !== undefined) response.setHeader('Retry-After', failure.retryAfter)
  response.status(failure.status).json(toAnswer(failure, request))
}

function toAnswer(failure: HttpRefusal<{ error: string; code: string }>, request: MedusaRequest) {
  const isShopRoute = request.path.startsWith('/api')
  if (failure instanceof StaffRefusal) {
    const refusal = toStaffRefusalBody(failure, request)
    return isShopRoute ? { error: refusal.message, code: refusal.code } : refusal
  }
  // Medusa's admin reads `message`.
  return isShopRoute ? failure.body : { ...failure.body, message: failure.body.error }
}

function toHttpRefusal(error: unknown): HttpRefusal<{ error: string; code: string }> {
  if (error instanceof HttpRefusal) return error
  const refusal = parseStaffRefusal(error)
  if (refusal !== undefined) return refusal
  if (isDatabaseUnavailable(error)) return createUnavailableRefusal()
  if (isClientError(error)) return createInvalidRequestRefusal()
  return new ShopRefusal(500, createApiError('internal'))
}

function isClientError(error: unknown): boolean {
  if (!(error instanceof Error) || !('status' in error)) return false
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500
}
