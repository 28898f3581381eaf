import { EmailPassAuthService } from '@medusajs/auth-emailpass/dist/services/emailpass'
import type { AuthenticationInput, AuthIdentityProviderService } from '@medusajs/framework/types'
import { nextSecond } from '../../lib/next-second'
import { PASSWORD_PROVIDER_ID } from './provider-id'

/** In the provider's metadata, beside the password; ISO 8601. */
export const PASSWORD_CHANGED_AT = 'password_changed_at'

/** Hashes for unknown addresses too: Medusa would show by 0.2 s who has an account. */
export class StaffPasswordService extends EmailPassAuthService {
  static override identifier = PASSWORD_PROVIDER_ID

  override async authenticate(input: AuthenticationInput, identities: AuthIdentityProviderService) {
    const retrieve: AuthIdentityProviderService['retrieve'] = async (selector) => {
      try {
        return await identities.retrieve(selector)
      } catch (error) {
        // Medusa asks for an account only after it has seen that the password is text.
        await this.hashPassword(input.body?.['password'] ?? '')
        throw error
      }
    }
    const result = await super.authenticate(input, { ...identities, retrieve })
    // Without the address: it may be a password that was typed in the wrong field.
    if (result.success) this.logger_.info(`Signed in: ${result.authIdentity?.id}`)
    else this.logger_.warn(`Refused to sign in: ${result.error}`)
    return result
  }

  /** Notes when a password was changed, with it: who signed in before that has to sign in again. */
  override async update(
    data: { password: string; entity_id: string },
    identities: AuthIdentityProviderService,
  ) {
    const update: AuthIdentityProviderService['update'] = (entityId, changes) =>
      identities.update(entityId, {
        ...changes,
        provider_metadata: {
          ...changes.provider_metadata,
          [PASSWORD_CHANGED_AT]: new Date().toISOString(),
        },
      })
    const updated = await super.update(data, { ...identities, update })
    await nextSecond()
    return updated
  }
}
