import {
  authenticate,
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from '@medusajs/framework/http'

const FOR_INVITED = '/invites/accept'

const authenticateStaff = authenticate('user', ['bearer', 'session', 'api-key'])

/** Lets only staff into /admin, also where Medusa does not ask. */
export function staffArea(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  const { auth_context: signedIn } = request as AuthenticatedMedusaRequest
  if (signedIn?.actor_id || request.path === FOR_INVITED) next()
  else authenticateStaff(request, response, next)
}
