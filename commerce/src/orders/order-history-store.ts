import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Actor } from '../auth/actor'
import type { HistoryStep } from '../contract/board/fulfillment-step'
import { QUERY_LIMIT } from '../lib/database'

type HistoryEntry = { orderId: string; step: HistoryStep; actor: Actor }

/** Keeps what staff did with orders. Entries are added and never taken out. */
export class OrderHistoryStore {
  constructor(private readonly database: Knex) {}

  /** Adds an entry, in `transaction` if given. */
  async create({ orderId, step, actor }: HistoryEntry, transaction: Knex = this.database): Promise<void> {
    await transaction('order_history')
      .insert({ order_id: orderId, step, actor_id: actor.id, actor: actor.name })
      .timeout(...QUERY_LIMIT)
  }
}
