import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { checkoutRows } from './checkout-rows'
import type { Checkout, LostCheckout } from './types'

/** In place of the hash of a request that nobody has any more. */
const RECREATED = 'recreated'

/** Whether a checkout is one that only the provider still knew: what was sold since the backup is not in the stock. */
export const isRecreated = ({ request_hash: hash }: Pick<Checkout, 'request_hash'>): boolean =>
  hash === RECREATED

/** What only the provider still knows, after the database was set back to a backup. */
export class LostCheckouts {
  constructor(private readonly database: Knex) {}

  /**
   * Writes a checkout that was lost, with its session; undefined where there is one of that id by now. One whose proof
   * is being paid, or is, a second time is to be reviewed.
   */
  async restore({ lines, ...lost }: LostCheckout): Promise<Checkout | undefined> {
    return this.database.transaction(async (transaction) => {
      const isPaidTwice =
        lost.proof_id != null &&
        (await checkoutRows(transaction)
          .where({ proof_id: lost.proof_id })
          .whereNotIn('status', ['failed', 'refunded'])
          .first('id')) !== undefined
      const [restored] = await checkoutRows(transaction)
        .insert({
          status: 'open',
          ...lost,
          ...(isPaidTwice
            ? {
                proof_id: null,
                status: 'review',
                reason: 'The same proof is being paid, or is, a second time',
              }
            : {}),
          idempotency_key: lost.id,
          request_hash: RECREATED,
          lines: transaction.raw('?::jsonb', [JSON.stringify(lines)]),
        })
        .onConflict('id')
        .ignore()
        .returning('*')
      return restored
    })
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
