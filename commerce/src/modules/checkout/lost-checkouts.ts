import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { checkoutRows } from './checkout-rows'
import type { Checkout, LostCheckout } from './types'

/** What only the provider still knows, after the database was set back to a backup. */
export class LostCheckouts {
  constructor(private readonly database: Knex) {}

  /** Writes a checkout that was lost, with its session; undefined where there is one of that id or session. */
  async restore({ lines, ...lost }: LostCheckout): Promise<Checkout | undefined> {
    const [restored] = await checkoutRows(this.database)
      .insert({
        ...lost,
        status: 'open',
        idempotency_key: lost.id,
        request_hash: '',
        lines: this.database.raw('?::jsonb', [JSON.stringify(lines)]),
      })
      .onConflict()
      .ignore()
      .returning('*')
    return restored
  }

  /** Of these sessions, those that a checkout has. */
  async knownSessions(sessionIds: readonly string[]): Promise<string[]> {
    const rows = await checkoutRows(this.database).whereIn('session_id', sessionIds).select('session_id')
    return rows.flatMap((row) => row.session_id ?? [])
  }

  /** Those of these checkouts that have become orders. */
  async ordersOf(ids: readonly string[]): Promise<Checkout[]> {
    return checkoutRows(this.database).whereIn('id', ids).where({ status: 'paid' })
  }
}
