import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { QUERY_LIMIT } from '../lib/database'

export type WebhookEventRow = {
  id: string
  provider_event_id: string
  type: string
  session_id: string
  attempts: number
  next_attempt_at: Date
  /** Null until its session is reconciled. */
  processed_at: Date | null
  error: string | null
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}

const ID_PREFIX = 'chke'

type NewWebhookEvent = { id: string; type: string; sessionId: string }

export class WebhookEventStore {
  constructor(private readonly database: Knex) {}

  /** Stores an event; false if it is already stored. The event is durable once this resolves. */
  async create(event: NewWebhookEvent): Promise<boolean> {
    const stored = await this.queryEvents()
      .insert({
        id: generateEntityId(undefined, ID_PREFIX),
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

  async listDueSessionIds(limit: number): Promise<string[]> {
    const rows = await this.queryEvents()
      .whereNull('processed_at')
      .where('next_attempt_at', '<=', this.database.fn.now())
      .groupBy('session_id')
      .orderByRaw('min(created_at)')
      .limit(limit)
      .select('session_id')
    return rows.map((row) => row.session_id)
  }

  async listUnprocessed(
    sessionId: string,
  ): Promise<{ id: string; type: string; attempts: number; is_due: boolean }[]> {
    return this.queryEvents()
      .where({ session_id: sessionId })
      .whereNull('processed_at')
      .select('id', 'type', 'attempts', this.database.raw('next_attempt_at <= now() as is_due'))
  }

  async markProcessed(eventIds: string[]): Promise<void> {
    await this.queryEvents()
      .whereIn('id', eventIds)
      .update({ processed_at: this.database.fn.now(), error: null })
  }

  /** Postpones events whose reconciliation has failed. */
  async postpone(eventIds: string[], error: string, pauseMs: number): Promise<void> {
    await this.queryEvents()
      .whereIn('id', eventIds)
      .update({
        error: error.slice(0, 1000),
        attempts: this.database.raw('attempts + 1'),
        next_attempt_at: this.database.raw("now() + ? * interval '1 millisecond'", [pauseMs]),
      })
  }

  private queryEvents() {
    return this.database<WebhookEventRow>('checkout_event')
      .whereNull('deleted_at')
      .timeout(...QUERY_LIMIT)
  }
}
