import { TotpMfaProvider } from '@medusajs/auth/dist/providers/mfa/totp'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { computeKeyedHash } from '../../lib/hash'
import { QUERY_LIMIT } from '../../lib/database'
import { RESERVE_KEY_SQL } from '../../lib/request-counts'
import { TOTP_PROVIDER_ID } from '../../lib/provider-ids'

const PURPOSE = 'atelier-steinbock used codes v1'

type Dependencies = ConstructorParameters<typeof TotpMfaProvider>[0] & { __pg_connection__: Knex }
type Options = ConstructorParameters<typeof TotpMfaProvider>[1]

/**
 * Medusa's codes of authenticator apps, each accepted only once in all processes.
 * Medusa accepts a code for a minute and a half.
 */
export class TotpProvider extends TotpMfaProvider {
  static override identifier = TOTP_PROVIDER_ID
  private readonly database: Knex

  constructor(container: Dependencies, options: Options) {
    super(container, options)
    this.database = container.__pg_connection__
  }

  override async verify(...[tried, context]: Parameters<TotpMfaProvider['verify']>): Promise<boolean> {
    return (await super.verify(tried, context)) && this.consumeCode(tried.auth_identity_id, tried.code)
  }

  /** The code that enables the factor counts as used. */
  override async verifySetup(...[tried, context]: Parameters<TotpMfaProvider['verifySetup']>) {
    const factor = await super.verifySetup(tried, context)
    await this.consumeCode(factor.auth_identity_id ?? '', tried.code)
    return factor
  }

  /**
   * Whether a correct code was not used before.
   * After a crash of PostgreSQL, the codes of the last two minutes are unknown.
   */
  private async consumeCode(identityId: string, code: string): Promise<boolean> {
    const hash = computeKeyedHash(`${identityId} ${code}`, this.getEncryptionKey_(), PURPOSE)
    const key = hash.toString('base64url').slice(0, 22)
    const { rows } = await this.database
      .raw<{ rows: object[] }>(RESERVE_KEY_SQL, [key])
      .timeout(...QUERY_LIMIT)
    return rows.length === 1
  }
}
