import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { QUERY_LIMIT } from '../lib/database'

type NewNote = {
  orderId: string
  author: 'studio' | 'buyer'
  text: string
  writtenBy: string
  /** The text to be replaced. Without it, any text is replaced. */
  replacedText?: string
}

/** conflict: the stored text is not `replacedText`, and was not changed. */
export type NoteWriteResult = 'written' | 'unchanged' | 'conflict'

export class OrderNoteStore {
  constructor(private readonly database: Knex) {}

  async upsert({ orderId, author, text, writtenBy, replacedText }: NewNote): Promise<NoteWriteResult> {
    const { rows } = await this.database
      .raw<{ rows: object[] }>(
        `insert into order_note (order_id, author, text, written_by) values (?, ?, ?, ?)
         on conflict (order_id, author) do update
           set text = excluded.text, written_by = excluded.written_by, written_at = now()
           where order_note.text <> excluded.text and order_note.text = coalesce(?, order_note.text)
         returning 1`,
        [orderId, author, text, writtenBy, replacedText ?? null],
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
