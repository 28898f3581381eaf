import {
  authenticate,
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from '@medusajs/framework/http'

/** Below /admin: accepting an invitation needs no account yet, but the invitation. */
const FOR_INVITED = '/invites/accept'

const authenticateStaff = authenticate('user', ['bearer', 'session', 'api-key'])

/** Lets none but the staff into /admin, also where Medusa asks for no account. */
export function staffArea(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  const { auth_context: signedIn } = request as AuthenticatedMedusaRequest
  if (signedIn?.actor_id || request.path === FOR_INVITED) next()
  else authenticateStaff(request, response, next)
}
