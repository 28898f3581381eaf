import { EmailPassAuthService } from '@medusajs/auth-emailpass/dist/services/emailpass'
import type {
  AuthenticationInput,
  AuthIdentityDTO,
  AuthIdentityProviderService,
} from '@medusajs/framework/types'
import { waitForNextSecond } from '../../lib/swiss-time'
import { isOutdatedHash } from './hash-config'
import { PASSWORD_CHANGED_AT, PASSWORD_PROVIDER_ID } from '../../lib/provider-ids'

type Dependencies = ConstructorParameters<typeof EmailPassAuthService>[0] & {
  authMfaFactorService: { list: (of: object, config: object) => Promise<object[]> }
}

/**
 * Medusa's sign-in by password, which also hashes for unknown addresses and old hashes. Otherwise the response
 * time (0.2 s) would tell who has an account.
 */
export class PasswordProvider extends EmailPassAuthService {
  static override identifier = PASSWORD_PROVIDER_ID
  private readonly factors: Dependencies['authMfaFactorService']

  constructor(container: Dependencies, options: ConstructorParameters<typeof EmailPassAuthService>[1]) {
    super(container, options)
    this.factors = container.authMfaFactorService
  }

  override async authenticate(input: AuthenticationInput, identities: AuthIdentityProviderService) {
    const password = input.body?.['password'] ?? ''
    let renewed: { from: unknown; hash: Promise<string> } | undefined
    const retrieve: AuthIdentityProviderService['retrieve'] = async (selector) => {
      try {
        const identity = await identities.retrieve(selector)
        const from = getPasswordMetadata(identity)['password']
        // At the same time as Medusa's own check, which takes a third of the time.
        if (isOutdatedHash(String(from))) renewed = { from, hash: this.hashPassword(password) }
        return identity
      } catch (error) {
        // Medusa looks for the account only after it has checked that the password is a string.
        await this.hashPassword(password)
        throw error
      }
    }
    const result = await super.authenticate(input, { ...identities, retrieve })
    const hash = await renewed?.hash
    if (result.success && hash !== undefined) {
      const entityId = input.body?.['email'] ?? ''
      const metadata = getPasswordMetadata(await identities.retrieve({ entity_id: entityId }))
      // Not if the password was changed meanwhile.
      if (metadata['password'] === renewed?.from)
        await identities.update(entityId, { provider_metadata: { ...metadata, password: hash } })
    }
    // Without the address, as it may be a password typed into the wrong field.
    if (result.success)
      this.logger_.info(`${await this.describeResult(result.authIdentity?.id)}: ${result.authIdentity?.id}`)
    else this.logger_.warn(`Refused to sign in: ${result.error}`)
    return result
  }

  /** Stores the time of a password change with the new password: earlier sign-ins become invalid. */
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
    await waitForNextSecond()
    return updated
  }

  /** Returns what a correct password has achieved, for the log. */
  private async describeResult(identityId: string | undefined): Promise<string> {
    const enabled = { auth_identity_id: identityId, status: 'enabled' }
    const [factor] = await this.factors.list(enabled, { select: ['id'] })
    return factor === undefined ? 'Signed in' : 'The password is right, a code is missing'
  }
}

function getPasswordMetadata({ provider_identities: all }: AuthIdentityDTO): Record<string, unknown> {
  return all?.find(({ provider }) => provider === PASSWORD_PROVIDER_ID)?.provider_metadata ?? {}
}
