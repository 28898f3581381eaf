import {
  authenticate,
  type AuthenticatedMedusaRequest,
  type MedusaRequestHandler,
} from '@medusajs/framework/http'

const FOR_INVITED = '/invites/accept'

const authenticateStaff = authenticate('user', ['bearer', 'session', 'api-key'])

/** Lets only staff into /admin, also where Medusa does not ask. */
export const requireStaff: MedusaRequestHandler = (request, response, next) => {
  const { auth_context: signedIn } = request as AuthenticatedMedusaRequest
  if (signedIn?.actor_id || request.path === FOR_INVITED) next()
  else authenticateStaff(request, response, next)
}
