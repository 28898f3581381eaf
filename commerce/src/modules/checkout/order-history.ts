import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { HistoryStep } from '../../contract/studio'
import { QUERY_LIMIT } from '../../lib/read-rows'

/** Who did something; the name as it was then, as colleagues leave. */
export type Actor = { id: string; name: string }

/** What staff did with orders; nothing is ever taken out. */
export class OrderHistory {
  constructor(private readonly database: Knex) {}

  async add({ orderId, step, actor }: { orderId: string; step: HistoryStep; actor: Actor }): Promise<void> {
    await this.database('order_history')
      .insert({ order_id: orderId, step, actor_id: actor.id, actor: actor.name })
      .timeout(...QUERY_LIMIT)
  }
}
