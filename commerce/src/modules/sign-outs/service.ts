import { MedusaService } from '@medusajs/framework/utils'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { SignOut } from './models/sign-out'
import { QUERY_LIMIT } from '../../lib/read-rows'

type Dependencies = { __pg_connection__: Knex }

/** Tokens from before a sign-out are invalid in every process. */
export class SignOutModuleService extends MedusaService({ SignOut }) {
  readonly #database: Knex

  constructor(container: Dependencies) {
    super(...arguments)
    this.#database = container.__pg_connection__
  }

  async record(identityId: string, at: Date): Promise<void> {
    await this.#database('sign_out')
      .insert({ id: identityId, signed_out_at: at })
      .onConflict('id')
      .merge({ signed_out_at: at, updated_at: at })
      .timeout(...QUERY_LIMIT)
  }
}
