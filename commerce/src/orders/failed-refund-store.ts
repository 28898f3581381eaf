import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { QUERY_LIMIT } from '../lib/database'

/** A refund that Stripe has reported as failed or cancelled. */
export type FailedRefundRow = {
  /** Stripe's id of the refund. */
  id: string
  checkout_id: string
  /** In Rappen. */
  amount: number
  /** Stripe's reason, such as 'expired_or_canceled_card'. */
  reason: string
  /** When Stripe made it. */
  refunded_at: Date
  failed_at: Date
  /** Medusa's id, note and time of the refund; null if Medusa had not booked it. */
  refund_id: string | null
  note: string | null
  began_at: Date | null
  /** When Medusa's booking was undone; null until then. */
  undone_at: Date | null
  /** When staff had seen to it; null until then. */
  closed_at: Date | null
}

type NewFailedRefund = Omit<FailedRefundRow, 'undone_at' | 'closed_at'>

type FailedRefundStoreOptions = {
  /** Runs in the transaction that notes a refund as undone. */
  onUndone: (refund: FailedRefundRow, transaction: Knex) => Promise<void>
}

export class FailedRefundStore {
  constructor(
    private readonly database: Knex,
    private readonly options: FailedRefundStoreOptions,
  ) {}

  async find(id: string): Promise<FailedRefundRow | undefined> {
    return this.query().where({ id }).first()
  }

  /** Returns which of these refunds, by Stripe's ids, are undone. */
  async listUndoneIds(ids: readonly string[]): Promise<string[]> {
    const rows = await this.query().whereIn('id', ids).whereNotNull('undone_at').select('id')
    return rows.map(({ id }) => id)
  }

  /** Whether a refund of a checkout has failed and no staff have seen to it yet. */
  async hasOpen(checkoutId: string): Promise<boolean> {
    const found: unknown = await this.query()
      .where({ checkout_id: checkoutId })
      .whereNull('closed_at')
      .first()
    return found !== undefined
  }

  /** Creates the row of a refund, unless there is one, and returns it. */
  async create(refund: NewFailedRefund): Promise<FailedRefundRow> {
    const [added] = await this.query().insert(refund).onConflict().ignore().returning('*')
    const row = added ?? (await this.find(refund.id))
    if (row === undefined) throw new Error(`There is no failed refund ${refund.id}`)
    return row
  }

  /** Notes once that a refund is undone. */
  async markUndone(id: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const [undone] = await this.query(transaction)
        .where({ id })
        .whereNull('undone_at')
        .update({ undone_at: transaction.fn.now() })
        .returning('*')
      if (undone !== undefined) await this.options.onUndone(undone, transaction)
    })
  }

  /** Notes that staff have seen to it; false if there is no such refund. */
  async close(id: string): Promise<boolean> {
    const count = await this.query()
      .where({ id })
      .update({ closed_at: this.database.raw('coalesce(closed_at, now())') })
    return count > 0
  }

  private query(database: Knex = this.database) {
    return database<FailedRefundRow>('failed_refund').timeout(...QUERY_LIMIT)
  }
}
