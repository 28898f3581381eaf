import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { getZurichYear } from '../lib/swiss-time'
import { QUERY_LIMIT } from '../lib/database'
import type { NewReceipt, ReceiptRow } from '../modules/checkout/receipt-types'

const LOCK = 'checkout_receipt'

export class ReceiptStore {
  constructor(private readonly database: Knex) {}

  /**
   * Issues receipts, each with the next number of its kind and year, except for what has one. A number is taken with
   * the row that bears it or not at all, so a crash leaves no gap, as a sequence of PostgreSQL's would.
   */
  async issue(receipts: readonly NewReceipt[]): Promise<void> {
    if (receipts.length === 0) return
    await this.database.transaction(async (transaction) => {
      await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [LOCK])
      for (const receipt of receipts) await insert(receipt, transaction)
    })
  }

  /** Of one order: the invoice, then its credit notes in their order. */
  async listByOrder(orderId: string): Promise<ReceiptRow[]> {
    return this.#receipts()
      .where({ order_id: orderId })
      .orderByRaw("kind = 'credit_note', booked_at, year, sequence")
  }

  /** Of a span of time, the end left out, as they were booked. */
  async listBookedBetween(start: Date, end: Date): Promise<ReceiptRow[]> {
    return this.#receipts()
      .where('booked_at', '>=', start)
      .where('booked_at', '<', end)
      .orderBy(['booked_at', 'kind', 'sequence'])
  }

  #receipts() {
    return this.database<ReceiptRow>('checkout_receipt')
      .select('kind', 'year', 'sequence', 'order_id', 'booked_at', 'content')
      .timeout(...QUERY_LIMIT)
  }
}

async function insert({ kind, subjectId, orderId, bookedAt, content }: NewReceipt, transaction: Knex) {
  const occasion = `${kind}:${subjectId}`
  const year = getZurichYear(bookedAt)
  await transaction.raw(
    `insert into checkout_receipt (kind, year, sequence, occasion, order_id, booked_at, content)
     select ?, ?::int, coalesce(max(sequence), 0) + 1, ?, ?, ?::timestamptz, ?::jsonb
     from checkout_receipt where kind = ? and year = ?
     having not exists (select 1 from checkout_receipt where occasion = ?)`,
    [kind, year, occasion, orderId, bookedAt, JSON.stringify(content), kind, year, occasion],
  )
}
