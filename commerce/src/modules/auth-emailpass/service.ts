import { EmailPassAuthService } from '@medusajs/auth-emailpass/dist/services/emailpass'
import type {
  AuthenticationInput,
  AuthIdentityDTO,
  AuthIdentityProviderService,
} from '@medusajs/framework/types'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { parseStaffEmail } from '../../contract/text/email'
import { findAccountEmail, listAccountEmails } from '../../auth/account-email'
import { waitForNextSecond } from '../../lib/async'
import { isOutdatedHash } from './hash-config'
import { PASSWORD_CHANGED_AT, PASSWORD_PROVIDER_ID } from '../../lib/provider-ids'

type Dependencies = ConstructorParameters<typeof EmailPassAuthService>[0] & {
  authMfaFactorService: { list: (filters: object, config: object) => Promise<object[]> }
  __pg_connection__: Knex
}

/**
 * Medusa's sign-in by password, by an address in any case. It also hashes for unknown addresses and old hashes, as
 * otherwise the response time (0.2 s) would tell who has an account.
 */
export class PasswordProvider extends EmailPassAuthService {
  static override identifier = PASSWORD_PROVIDER_ID
  private readonly factors: Dependencies['authMfaFactorService']
  private readonly database: Knex

  constructor(container: Dependencies, options: ConstructorParameters<typeof EmailPassAuthService>[1]) {
    super(container, options)
    this.factors = container.authMfaFactorService
    this.database = container.__pg_connection__
  }

  override async authenticate(input: AuthenticationInput, identities: AuthIdentityProviderService) {
    const password = input.body?.['password'] ?? ''
    const typed = input.body?.['email'] ?? ''
    const email = (await this.findStored(typed)) ?? typed
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
    const result = await super.authenticate(replaceEmail(input, email), { ...identities, retrieve })
    const hash = await renewed?.hash
    if (result.success && hash !== undefined) {
      const metadata = getPasswordMetadata(await identities.retrieve({ entity_id: email }))
      // Not if the password was changed meanwhile.
      if (metadata['password'] === renewed?.from)
        await identities.update(email, { provider_metadata: { ...metadata, password: hash } })
    }
    // Without the address, as it may be a password typed into the wrong field.
    if (result.success)
      this.logger_.info(`${await this.describeResult(result.authIdentity?.id)}: ${result.authIdentity?.id}`)
    else this.logger_.warn(`Refused to sign in: ${result.error}`)
    return result
  }

  /** Registers who is not known in any spelling by the address in lower case. */
  override async register(input: AuthenticationInput, identities: AuthIdentityProviderService) {
    const typed = input.body?.['email'] ?? ''
    const email = (await this.findStored(typed)) ?? parseStaffEmail(typed) ?? typed
    return super.register(replaceEmail(input, email), identities)
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

  /** Returns the stored spelling of an address. What is typed into the field may be anything, such as a list. */
  private async findStored(typed: unknown): Promise<string | undefined> {
    if (typeof typed !== 'string') return undefined
    return findAccountEmail(typed, await listAccountEmails(this.database))
  }

  /** Returns what a correct password has achieved, for the log. */
  private async describeResult(identityId: string | undefined): Promise<string> {
    const enabled = { auth_identity_id: identityId, status: 'enabled' }
    const [factor] = await this.factors.list(enabled, { select: ['id'] })
    return factor === undefined ? 'Signed in' : 'The password is right, a code is missing'
  }
}

function replaceEmail(input: AuthenticationInput, email: string): AuthenticationInput {
  return { ...input, body: { ...input.body, email } }
}

function getPasswordMetadata({ provider_identities: all }: AuthIdentityDTO): Record<string, unknown> {
  return all?.find(({ provider }) => provider === PASSWORD_PROVIDER_ID)?.provider_metadata ?? {}
}
