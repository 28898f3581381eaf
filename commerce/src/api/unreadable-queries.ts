import type { MedusaRequestHandler } from '@medusajs/framework/http'
import { invalidRequest } from '../lib/shop-error'

/** Refuses a query string with a character of code 0, which no text of PostgreSQL's can hold. */
export const refuseUnreadableQueries: MedusaRequestHandler = (request, _response, next) =>
  next(request.originalUrl.includes('%00') ? invalidRequest() : undefined)
