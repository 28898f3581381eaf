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

/** Hashes for unknown addresses and beside old hashes too: Medusa would show by 0.2 s who has an account. */
export class PasswordProvider extends EmailPassAuthService {
  static override identifier = PASSWORD_PROVIDER_ID
  readonly #factors: Dependencies['authMfaFactorService']

  constructor(container: Dependencies, options: ConstructorParameters<typeof EmailPassAuthService>[1]) {
    super(container, options)
    this.#factors = container.authMfaFactorService
  }

  override async authenticate(input: AuthenticationInput, identities: AuthIdentityProviderService) {
    const password = input.body?.['password'] ?? ''
    let renewed: { from: unknown; hash: Promise<string> } | undefined
    const retrieve: AuthIdentityProviderService['retrieve'] = async (selector) => {
      try {
        const identity = await identities.retrieve(selector)
        const from = getPasswordMetadata(identity)['password']
        // Beside Medusa's own check, which takes a third of the time.
        if (isOutdatedHash(String(from))) renewed = { from, hash: this.hashPassword(password) }
        return identity
      } catch (error) {
        // Medusa asks for an account only after it has seen that the password is text.
        await this.hashPassword(password)
        throw error
      }
    }
    const result = await super.authenticate(input, { ...identities, retrieve })
    const hash = await renewed?.hash
    if (result.success && hash !== undefined) {
      const entityId = input.body?.['email'] ?? ''
      const metadata = getPasswordMetadata(await identities.retrieve({ entity_id: entityId }))
      // Not over a password that was changed meanwhile.
      if (metadata['password'] === renewed?.from)
        await identities.update(entityId, { provider_metadata: { ...metadata, password: hash } })
    }
    // Without the address: it may be a password that was typed in the wrong field.
    if (result.success)
      this.logger_.info(`${await this.#done(result.authIdentity?.id)}: ${result.authIdentity?.id}`)
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
    await waitForNextSecond()
    return updated
  }

  /** What a right password has done for somebody, as the log says it. */
  async #done(identityId: string | undefined): Promise<string> {
    const enabled = { auth_identity_id: identityId, status: 'enabled' }
    const [factor] = await this.#factors.list(enabled, { select: ['id'] })
    return factor === undefined ? 'Signed in' : 'The password is right, a code is missing'
  }
}

function getPasswordMetadata({ provider_identities: all }: AuthIdentityDTO): Record<string, unknown> {
  return all?.find(({ provider }) => provider === PASSWORD_PROVIDER_ID)?.provider_metadata ?? {}
}
