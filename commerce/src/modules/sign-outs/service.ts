import { MedusaService } from '@medusajs/framework/utils'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { SignOut } from './models/sign-out'

type Dependencies = { __pg_connection__: Knex }

/** Longest that a query may take, in milliseconds. */
const LIMIT: [number, { cancel: boolean }] = [3500, { cancel: true }]

/** When the staff have signed out: tokens from before that are no longer valid, in whatever process. */
export class SignOutModuleService extends MedusaService({ SignOut }) {
  readonly #database: Knex

  constructor(container: Dependencies) {
    super(...arguments)
    this.#database = container.__pg_connection__
  }

  /** Notes that somebody signs out at `at`. */
  async note(identityId: string, at: Date): Promise<void> {
    await this.#database('sign_out')
      .insert({ id: identityId, signed_out_at: at })
      .onConflict('id')
      .merge({ signed_out_at: at, updated_at: at })
      .timeout(...LIMIT)
  }

  /** When somebody has last signed out; undefined where they never have. */
  async last(identityId: string): Promise<Date | undefined> {
    const row = await this.#database('sign_out')
      .where({ id: identityId })
      .first<{ signed_out_at: Date } | undefined>('signed_out_at')
      .timeout(...LIMIT)
    return row?.signed_out_at
  }
}
