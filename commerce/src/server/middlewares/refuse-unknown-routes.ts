import type { MedusaRequestHandler, MedusaResponse } from '@medusajs/framework/http'
import type { ApiError } from '../../contract/api/api-error'
import { API_METHODS } from '../guard/api-methods'

/** Answers 404 or 405 to unknown paths and methods below /api, in the format of its failures. */
export const refuseUnknownRoutes: MedusaRequestHandler = (request, response, next) => {
  const path = request.baseUrl + (request.path === '/' ? '' : request.path)
  const methods = Object.hasOwn(API_METHODS, path) ? API_METHODS[path] : undefined
  if (methods === undefined) {
    sendApiError(response, 404, { error: 'There is nothing at this address.', code: 'not_found' })
    return
  }
  if (methods.includes(request.method)) {
    next()
    return
  }
  response.setHeader('Allow', methods.join(', '))
  sendApiError(response, 405, {
    error: 'This address does not take that request.',
    code: 'method_not_allowed',
  })
}

function sendApiError(response: MedusaResponse, status: number, body: ApiError): void {
  response.status(status).json(body)
}
