import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { MESSAGES } from '../contract/messages'
import { isDatabaseFailure } from '../lib/database-failure'
import { reasonOf } from '../lib/reason-of'
import { invalidRequest, ShopError, unavailable } from '../lib/shop-error'

const WEBHOOK = '/api/stripe-webhook'

/** How many calls of the payment provider's, or of who pretends to be it, this process has refused. */
let refusedWebhooks = 0

/** The last word on any failure below /api: a sentence and a code; the stack stays in the log. */
export function answerFailure(error: unknown, request: MedusaRequest, response: MedusaResponse): void {
  const failure = shopErrorOf(error)
  const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER)
  if (failure.status === 400 && request.path === WEBHOOK) {
    refusedWebhooks += 1
    // Never the body: it holds a buyer's address.
    logger.warn(`A webhook was refused: ${failure.code}; since the start ${refusedWebhooks}`)
  }
  if (failure.status >= 500) {
    const cause = failure.cause ?? error
    logger.error(
      `${request.method} ${request.path} answered ${failure.status}: ${cause instanceof Error ? cause.stack : reasonOf(cause)}`,
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
