import type { MedusaRequest, MedusaRequestHandler } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import * as z from 'zod'
import { parseStaffEmail } from '../contract/text/email'
import { getAccountKey, listAlikeEmails } from './account-email'
import { StaffRefusal } from '../refusals/staff-refusal'

const registrationSchema = z.object({ email: z.string().min(1).max(320) })

const staffEmailSchema = z.looseObject({ email: z.string() })

/**
 * POST /admin/invites: keeps an invited address clean and in lower case. One that staff or an invitation have in another
 * spelling is replaced by that, so that Medusa refuses it as known.
 */
export const cleanInvitedEmail: MedusaRequestHandler = async (request, _response, next) => {
  const email = cleanStaffEmail(request)
  const taken = await request.scope.resolve('staffStore').listTakenEmails()
  setEmail(request, listAlikeEmails(email, taken)[0] ?? email)
  next()
}

/** POST /admin/invites/accept: keeps the address of the new account clean and in lower case, if it is given. */
export const cleanAcceptedEmail: MedusaRequestHandler = (request, _response, next) => {
  if (staffEmailSchema.safeParse(request.body).success) setEmail(request, cleanStaffEmail(request))
  next()
}

/** Returns the address in a body. Throws StaffRefusal. */
function cleanStaffEmail(request: MedusaRequest): string {
  const email = parseStaffEmail(staffEmailSchema.safeParse(request.body).data?.email ?? '')
  if (email === undefined) throw new StaffRefusal('not_email')
  return email
}

/** Medusa has parsed the body by then. */
function setEmail(request: MedusaRequest, email: string): void {
  request.validatedBody = { ...z.looseObject({}).parse(request.validatedBody), email }
}

/** Lets only invited addresses register, and removes an unclaimed identity of the address. */
export const requireInvitation: MedusaRequestHandler = async (request, _response, next) => {
  const { data: body } = registrationSchema.safeParse(request.body)
  // It is 400, for which Medusa's page at /app/invite says that the invitation is invalid.
  if (body === undefined || !(await isInvited(body.email, request.scope)))
    throw new StaffRefusal('no_invitation')
  await removeUnclaimedAccount(body.email, request.scope)
  next()
}

async function isInvited(email: string, container: MedusaContainer): Promise<boolean> {
  return listAlikeEmails(email, await container.resolve('staffStore').listInvitedEmails()).length > 0
}

async function removeUnclaimedAccount(email: string, container: MedusaContainer): Promise<void> {
  const unclaimed = await container.resolve('staffStore').listUnclaimedAccounts()
  const key = getAccountKey(email)
  const ids = unclaimed.filter((account) => getAccountKey(account.email) === key).map(({ id }) => id)
  if (ids.length > 0) await container.resolve(Modules.AUTH).deleteAuthIdentities(ids)
}
