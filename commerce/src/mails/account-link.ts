import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateJwtToken, Modules } from '@medusajs/framework/utils'
import { buildTokenPath } from '../contract/site/token-path'
import type { AccountMail } from './mail'
import { PASSWORD_PROVIDER_ID } from '../lib/provider-ids'

/**
 * Returns the link of a mail about an account; undefined if it would be invalid by now. It is created when the mail is
 * sent, so that no row of the outbox gives access to an account.
 */
export async function createAccountLink(
  mail: AccountMail,
  container: MedusaContainer,
): Promise<string | undefined> {
  const now = new Date()
  const token =
    mail.kind === 'invitation'
      ? await findInvitationToken(mail.data.inviteId, container, now)
      : signResetToken(mail, container, now)
  if (token === undefined) return undefined
  const { publicUrl } = container.resolve('environment')
  const page = mail.kind === 'invitation' ? 'invite' : 'reset-password'
  return publicUrl + buildTokenPath(`/app/${page}`, token)
}

async function findInvitationToken(id: string, container: MedusaContainer, now: Date) {
  const [invite] = await container.resolve(Modules.USER).listInvites({ id })
  if (invite === undefined || invite.accepted || new Date(invite.expires_at) <= now) return undefined
  return invite.token
}

/** Signs a token with the claims and the expiry of Medusa's own (generateResetPasswordTokenWorkflow). */
function signResetToken(
  { recipient, data }: Extract<AccountMail, { kind: 'password_reset' }>,
  container: MedusaContainer,
  now: Date,
): string | undefined {
  const secondsLeft = Math.floor((new Date(data.expiresAt).getTime() - now.getTime()) / 1000)
  if (secondsLeft <= 0) return undefined
  const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return generateJwtToken(
    { entity_id: recipient, provider: PASSWORD_PROVIDER_ID, actor_type: 'user', purpose: 'reset' },
    {
      secret: http.jwtSecret ?? '',
      expiresIn: `${secondsLeft}s`,
      jwtOptions: { ...http.jwtOptions, jwtid: data.tokenId },
    },
  )
}
