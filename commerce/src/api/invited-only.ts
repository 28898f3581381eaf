import type { MedusaRequestHandler } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import * as z from 'zod'

const bodySchema = z.object({ email: z.string().min(1).max(320) })

/** Lets only invited addresses register, and removes an unclaimed sign-in for the address. */
export const requireInvitation: MedusaRequestHandler = async (request, response, next) => {
  const { data: body } = bodySchema.safeParse(request.body)
  if (body === undefined || !(await isInvited(body.email, request.scope))) {
    // Medusa's page at /app/invite says for this status that the invitation is invalid.
    response.status(400).json({ message: 'There is no open invitation for this address.' })
    return
  }
  await removeUnclaimed(body.email, request.scope)
  next()
}

async function isInvited(email: string, container: MedusaContainer): Promise<boolean> {
  const users = container.resolve(Modules.USER)
  const invites = await users.listInvites({ email })
  return invites.some(({ accepted, expires_at: end }) => !accepted && new Date(end).getTime() > Date.now())
}

async function removeUnclaimed(email: string, container: MedusaContainer): Promise<void> {
  const auth = container.resolve(Modules.AUTH)
  const found = await auth.listAuthIdentities({ provider_identities: { entity_id: email } })
  const unclaimed = found.filter(({ app_metadata: owner }) => !owner?.['user_id'])
  if (unclaimed.length > 0) await auth.deleteAuthIdentities(unclaimed.map(({ id }) => id))
}
