import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import type { ReturnLine, ReturnState } from '../../contract/order-returns'
import { QUERY_LIMIT } from '../../lib/read-rows'

type NewReturn = { key: string; orderId: string; lines: readonly ReturnLine[]; reason: string }
type ReturnChanges = { state: ReturnState; answer?: string; refund?: number; is_restocked?: boolean }

export class OrderReturns {
  constructor(private readonly database: Knex) {}

  async isKnown(key: string, orderId: string): Promise<boolean> {
    const found: unknown = await this.#returns().where({ key, order_id: orderId }).first()
    return found !== undefined
  }

  /** Adds a return unless its key is known; returns its id, if it is new. */
  async add({ key, orderId, lines, reason }: NewReturn): Promise<string | undefined> {
    const added: { id: string }[] = await this.#returns()
      .insert({
        id: generateEntityId(undefined, 'ordret'),
        key,
        order_id: orderId,
        lines: this.database.raw('?::jsonb', [JSON.stringify(lines)]),
        reason,
      })
      .onConflict()
      .ignore()
      .returning('id')
    return added[0]?.id
  }

  async change(id: string, changes: ReturnChanges): Promise<void> {
    await this.#returns()
      .where({ id })
      .update({ ...changes, updated_at: this.database.fn.now() })
  }

  #returns() {
    return this.database('order_return').timeout(...QUERY_LIMIT)
  }
}
