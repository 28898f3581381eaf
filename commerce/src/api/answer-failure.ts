import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { MESSAGES } from '../contract/messages'
import { isDatabaseFailure } from '../lib/database-failure'
import { invalidRequest, ShopError, unavailable } from '../lib/shop-error'

/** The last word on any failure below /api: a sentence and a code; the stack stays in the log. */
export function answerFailure(error: unknown, request: MedusaRequest, response: MedusaResponse): void {
  const failure = shopErrorOf(error)
  if (failure.status >= 500) {
    const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER)
    const cause = failure.cause ?? error
    logger.error(
      `${request.method} ${request.path} answered ${failure.status}: ${cause instanceof Error ? cause.stack : String(cause)}`,
    )
  }
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.setHeader('Cache-Control', 'no-store')
  response.status(failure.status).json(failure.body)
}

function shopErrorOf(error: unknown): ShopError {
  if (error instanceof ShopError) return error
  if (isDatabaseFailure(error)) return unavailable()
  if (isSendersFault(error)) return invalidRequest()
  return new ShopError(500, 'internal', MESSAGES.status500)
}

/** Express's body parsers say so with a status: not JSON, too large, cut off, an unknown character set. */
function isSendersFault(error: unknown): boolean {
  if (!(error instanceof Error) || !('status' in error)) return false
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500
}
