import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import * as z from 'zod'
import { LANGUAGES } from '../contract/site/language'
import { listInvitationsWithoutMail } from './missing-mail-queries'
import { PASSWORD_PROVIDER_ID } from '../lib/provider-ids'

const resetSchema = z.object({
  entity_id: z.string(),
  actor_type: z.literal('user'),
  token: z.string(),
  metadata: z.object({ language: z.enum(LANGUAGES).optional().catch(undefined) }).catch({}),
})
const claimsSchema = z.object({ jti: z.string(), exp: z.number() })

/** Queues the mail for Medusa's event `auth.password_reset`. Does nothing for anybody who is not staff. */
export async function queuePasswordResetMail(event: unknown, container: MedusaContainer): Promise<void> {
  const { data: reset } = resetSchema.safeParse(event)
  if (reset === undefined || !(await isStaff(reset.entity_id, container))) return
  const { jti: tokenId, exp } = decodeClaims(reset.token)
  const { language } = reset.metadata
  const expiresAt = new Date(exp * 1000).toISOString()
  const data = { tokenId, expiresAt, ...(language === undefined ? {} : { language }) }
  const mail = { kind: 'password_reset' as const, subjectId: tokenId, recipient: reset.entity_id, data }
  await container.resolve('mailStore').add([mail])
}

/** An identity alone is not enough: somebody who registers without accepting an invitation has one, too. */
async function isStaff(email: string, container: MedusaContainer): Promise<boolean> {
  const identities = await container
    .resolve(Modules.AUTH)
    .listAuthIdentities({ provider_identities: { entity_id: email, provider: PASSWORD_PROVIDER_ID } })
  return identities.some(({ app_metadata: owner }) => Boolean(owner?.['user_id']))
}

function decodeClaims(token: string): z.infer<typeof claimsSchema> {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return claimsSchema.parse(JSON.parse(claims))
}

/** Queues the mails of open invitations that have none, once each. */
export async function queueInvitationMails(container: MedusaContainer): Promise<void> {
  const rows = await listInvitationsWithoutMail(container)
  if (rows.length === 0) return
  const mails = rows.map(({ id, email, subject }) => ({
    kind: 'invitation' as const,
    subjectId: subject,
    recipient: email,
    data: { inviteId: id },
  }))
  await container.resolve('mailStore').add(mails)
}
