import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Actor } from '../auth/staff-store'
import { QUERY_LIMIT } from '../lib/database'
import type { HistoryStep } from '../contract/board/board'

type NewNote = {
  orderId: string
  author: 'studio' | 'buyer'
  text: string
  writtenBy: string
  /** The text that this one replaces; left out, it replaces any. */
  known?: string
}

/** conflict: it is another one than `known` by now, and was left alone. */
export type NoteWriteResult = 'written' | 'unchanged' | 'conflict'

export class OrderNoteStore {
  constructor(private readonly database: Knex) {}

  async upsert({ orderId, author, text, writtenBy, known }: NewNote): Promise<NoteWriteResult> {
    const { rows } = await this.database
      .raw<{ rows: object[] }>(
        `insert into order_note (order_id, author, text, written_by) values (?, ?, ?, ?)
         on conflict (order_id, author) do update
           set text = excluded.text, written_by = excluded.written_by, written_at = now()
           where order_note.text <> excluded.text and order_note.text = coalesce(?, order_note.text)
         returning 1`,
        [orderId, author, text, writtenBy, known ?? null],
      )
      .timeout(...QUERY_LIMIT)
    if (rows.length > 0) return 'written'
    const found: { text: string } | undefined = await this.database('order_note')
      .select('text')
      .where({ order_id: orderId, author })
      .first()
      .timeout(...QUERY_LIMIT)
    return found?.text === text ? 'unchanged' : 'conflict'
  }
}

type HistoryEntry = { orderId: string; step: HistoryStep; actor: Actor }

/** What staff did with orders; nothing is ever taken out. */
export class OrderHistoryStore {
  constructor(private readonly database: Knex) {}

  /** Adds an entry, in `transaction` if given. */
  async create({ orderId, step, actor }: HistoryEntry, transaction: Knex = this.database): Promise<void> {
    await transaction('order_history')
      .insert({ order_id: orderId, step, actor_id: actor.id, actor: actor.name })
      .timeout(...QUERY_LIMIT)
  }
}
