import { EmailPassAuthService } from '@medusajs/auth-emailpass/dist/services/emailpass'
import type {
  AuthenticationInput,
  AuthenticationResponse,
  AuthIdentityProviderService,
} from '@medusajs/framework/types'

/**
 * Medusa's passwords, checked in the same time whether the address is known or not: Medusa hashes nothing for an
 * unknown one, and so tells by 0.2 s who has an account.
 */
export class StaffPasswordService extends EmailPassAuthService {
  static override identifier = 'emailpass'

  override async authenticate(
    input: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
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
