import { EmailPassAuthService } from '@medusajs/auth-emailpass/dist/services/emailpass'
import type { AuthenticationInput, AuthIdentityProviderService } from '@medusajs/framework/types'

/** Hashes for unknown addresses too: Medusa would show by 0.2 s who has an account. */
export class StaffPasswordService extends EmailPassAuthService {
  static override identifier = 'emailpass'

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
    return super.authenticate(input, { ...identities, retrieve })
  }
}
