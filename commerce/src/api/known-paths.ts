import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

/** The shop's own API, and how each path may be called. */
const METHODS: Record<string, readonly string[]> = {
  '/api/test': ['GET', 'HEAD'],
  '/api/products': ['GET', 'HEAD'],
  '/api/create-checkout-session': ['POST'],
  '/api/stripe-webhook': ['POST'],
  '/api/orders': ['GET', 'HEAD'],
  '/api/upload-images': ['POST'],
}

/** Answers unknown paths below /api, and wrong methods, in the API's own shape. */
export function onlyKnown(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  const path = request.baseUrl + (request.path === '/' ? '' : request.path)
  const methods = Object.hasOwn(METHODS, path) ? METHODS[path] : undefined
  if (methods === undefined) {
    closed(request, response)
    return
  }
  if (methods.includes(request.method)) {
    next()
    return
  }
  response.setHeader('Allow', methods.join(', '))
  response.status(405).json({ error: 'This address does not take that request.', code: 'method_not_allowed' })
}

function closed(_request: MedusaRequest, response: MedusaResponse): void {
  response.status(404).json({ error: 'There is nothing at this address.', code: 'not_found' })
}
