import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { InferTypeOf } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import { QUERY_LIMIT } from '../../lib/read-rows'
import type { CheckoutEvent } from './models/checkout-event'
import { EVENT_ID_PREFIX } from './id-prefixes'
import type { ProviderEvent } from './types'

type EventRow = InferTypeOf<typeof CheckoutEvent>

export class EventInbox {
  constructor(private readonly database: Knex) {}

  /** Stores an event; false when it was there already. Durable once this resolves. */
  async store(event: ProviderEvent): Promise<boolean> {
    const stored = await this.#events()
      .insert({
        id: generateEntityId(undefined, EVENT_ID_PREFIX),
        provider_event_id: event.id,
        type: event.type,
        session_id: event.sessionId,
        next_attempt_at: this.database.fn.now(),
      })
      .onConflict()
      .ignore()
      .returning('id')
    return stored.length > 0
  }

  async dueSessions(limit: number): Promise<string[]> {
    const rows = await this.#events()
      .whereNull('processed_at')
      .where('next_attempt_at', '<=', this.database.fn.now())
      .groupBy('session_id')
      .orderByRaw('min(created_at)')
      .limit(limit)
      .select('session_id')
    return rows.map((row) => row.session_id)
  }

  async unsettled(sessionId: string): Promise<{ id: string; type: string; is_due: boolean }[]> {
    return this.#events()
      .where({ session_id: sessionId })
      .whereNull('processed_at')
      .select('id', 'type', this.database.raw('next_attempt_at <= now() as is_due'))
  }

  async markSettled(eventIds: string[]): Promise<void> {
    await this.#events().whereIn('id', eventIds).update({ processed_at: this.database.fn.now(), error: null })
  }

  /** Postpones events whose settling failed, doubling the pause from 5 s to 1 h. */
  async postpone(eventIds: string[], error: string): Promise<void> {
    await this.#events()
      .whereIn('id', eventIds)
      .update({
        error: error.slice(0, 1000),
        attempts: this.database.raw('attempts + 1'),
        next_attempt_at: this.database.raw(
          "now() + least(3600, 5 * power(2, least(attempts, 12))) * interval '1 second'",
        ),
      })
  }
  #events() {
    return this.database<EventRow>('checkout_event')
      .whereNull('deleted_at')
      .timeout(...QUERY_LIMIT)
  }
}
