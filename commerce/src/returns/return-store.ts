import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import type { ReturnLine, ReturnStep } from '../contract/orders/order-returns'
import { QUERY_LIMIT } from '../lib/database'

type NewReturn = { key: string; orderId: string; lines: readonly ReturnLine[]; reason: string }
export type ReturnChanges = { state: ReturnStep; answer?: string; refund?: number; is_restocked?: boolean }

export class ReturnStore {
  constructor(private readonly database: Knex) {}

  async hasKey(key: string, orderId: string): Promise<boolean> {
    const found: unknown = await this.#returns().where({ key, order_id: orderId }).first()
    return found !== undefined
  }

  /** Adds a return unless its key is known, and does what `follow` does for one that is new, both or neither. */
  async create(
    { key, orderId, lines, reason }: NewReturn,
    follow: (id: string, transaction: Knex) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const added: { id: string }[] = await this.#returns(transaction)
        .insert({
          id: generateEntityId(undefined, 'ordret'),
          key,
          order_id: orderId,
          lines: transaction.raw('?::jsonb', [JSON.stringify(lines)]),
          reason,
        })
        .onConflict()
        .ignore()
        .returning('id')
      for (const { id } of added) await follow(id, transaction)
    })
  }

  /** Changes a return and does what `follow` does, both or neither. */
  async update(
    id: string,
    changes: ReturnChanges,
    follow: (transaction: Knex) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await this.#returns(transaction)
        .where({ id })
        .update({ ...changes, updated_at: transaction.fn.now() })
      await follow(transaction)
    })
  }

  #returns(database: Knex = this.database) {
    return database('order_return').timeout(...QUERY_LIMIT)
  }
}
