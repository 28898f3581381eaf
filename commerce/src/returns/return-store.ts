import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import type { ReturnLine, ReturnStep } from '../contract/orders/order-returns'
import { QUERY_LIMIT, toJsonb } from '../lib/database'

type NewReturn = { key: string; orderId: string; lines: readonly ReturnLine[]; reason: string }
export type ReturnChanges = { state: ReturnStep; answer?: string; refund?: number; is_restocked?: boolean }

/** Returns the note that Medusa's refund of a return has. */
export const toReturnNote = (returnId: string) => `${NOTE_PREFIX}${returnId}`

const NOTE_PREFIX = 'Return '

export class ReturnStore {
  constructor(private readonly database: Knex) {}

  async hasKey({ key, orderId }: Pick<NewReturn, 'key' | 'orderId'>): Promise<boolean> {
    const found: unknown = await this.queryReturns().where({ key, order_id: orderId }).first()
    return found !== undefined
  }

  /** Creates a return unless its key is known, and runs `inTransaction` for a new one in the same transaction. */
  async create(
    { key, orderId, lines, reason }: NewReturn,
    inTransaction: (id: string, transaction: Knex) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const added: { id: string }[] = await this.queryReturns(transaction)
        .insert({
          id: generateEntityId(undefined, 'ordret'),
          key,
          order_id: orderId,
          lines: toJsonb(lines, transaction),
          reason,
        })
        .onConflict()
        .ignore()
        .returning('id')
      for (const { id } of added) await inTransaction(id, transaction)
    })
  }

  /** Changes a return and runs `inTransaction` in the same transaction. */
  async update(
    id: string,
    changes: ReturnChanges,
    inTransaction: (transaction: Knex) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await this.queryReturns(transaction)
        .where({ id })
        .update({ ...changes, updated_at: transaction.fn.now() })
      await inTransaction(transaction)
    })
  }

  /** Takes back that a return is refunded, as the refund with this note has failed. */
  async reopen(note: string, transaction: Knex): Promise<void> {
    await this.queryReturns(transaction)
      .where({ state: 'refunded' })
      .whereRaw('? || id = ?', [NOTE_PREFIX, note])
      .update({ state: 'received', refund: null, updated_at: transaction.fn.now() })
  }

  private queryReturns(database: Knex = this.database) {
    return database('order_return').timeout(...QUERY_LIMIT)
  }
}
