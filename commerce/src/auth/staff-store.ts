import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { QUERY_LIMIT } from '../lib/database'

/** Who of the staff has signed out: tokens from before are invalid in every process. */
export class StaffStore {
  constructor(private readonly database: Knex) {}

  async recordSignOut(identityId: string, at: Date): Promise<void> {
    await this.database('sign_out')
      .insert({ id: identityId, signed_out_at: at })
      .onConflict('id')
      .merge({ signed_out_at: at, updated_at: at })
      .timeout(...QUERY_LIMIT)
  }
}
