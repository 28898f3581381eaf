import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { getStudioMonthRange, getStudioYear } from '../studio/studio-calendar'
import { lockInTransaction, QUERY_LIMIT } from '../lib/database'
import { toUniqueKey } from '../lib/unique-key'
import { computeAccountedAt, type NewReceipt, type ReceiptRow } from './receipt'

const LOCK_KEY = 'checkout_receipt'

export class ReceiptStore {
  constructor(private readonly database: Knex) {}

  /**
   * Issues receipts with the next number of their kind and year, except those that have one. A number is taken in
   * the same statement as its row, so that a crash leaves no gap, as a sequence of PostgreSQL would.
   */
  async issue(receipts: readonly NewReceipt[]): Promise<void> {
    if (receipts.length === 0) return
    await this.database.transaction(async (transaction) => {
      await lockInTransaction([LOCK_KEY], transaction)
      const exported = await transaction<{ month: string }>('books_export').select('month')
      const months = new Set(exported.map(({ month }) => month))
      for (const { movedAt, ...receipt } of receipts)
        await insertReceipt(
          { ...receipt, accountedAt: computeAccountedAt(movedAt, months, new Date()) },
          transaction,
        )
    })
  }

  /** Returns the receipts of an order: the invoice, then its credit notes in order. */
  async listByOrder(orderId: string): Promise<ReceiptRow[]> {
    return this.queryReceipts()
      .where({ order_id: orderId })
      .orderByRaw("kind = 'credit_note', booked_at, year, sequence")
  }

  /**
   * Returns the receipts of a month 'YYYY-MM' in the order of booking. If the month is over, no receipt is added to it
   * afterwards: what its books say has left the shop.
   */
  async exportMonth(month: string): Promise<ReceiptRow[]> {
    const { start, end } = getStudioMonthRange(month)
    return this.database.transaction(async (transaction) => {
      // Issuing takes the same lock: what is issued meanwhile is exported, or finds the month closed.
      await lockInTransaction([LOCK_KEY], transaction)
      const rows = await this.queryReceipts(transaction)
        .where('booked_at', '>=', start)
        .where('booked_at', '<', end)
        .orderBy(['booked_at', 'kind', 'sequence'])
      // A month without receipts has no file, so it is not closed either.
      if (rows.length > 0 && end <= new Date())
        await transaction('books_export').insert({ month }).onConflict().ignore()
      return rows
    })
  }

  private queryReceipts(database: Knex = this.database) {
    return database<ReceiptRow>('checkout_receipt')
      .select('kind', 'year', 'sequence', 'order_id', 'booked_at', 'content')
      .timeout(...QUERY_LIMIT)
  }
}

type AccountedReceipt = Omit<NewReceipt, 'movedAt'> & { accountedAt: Date }

async function insertReceipt(
  { kind, subjectId, orderId, accountedAt, content }: AccountedReceipt,
  transaction: Knex,
) {
  const uniqueKey = toUniqueKey({ kind, subjectId })
  const year = getStudioYear(accountedAt)
  await transaction.raw(
    `insert into checkout_receipt (kind, year, sequence, occasion, order_id, booked_at, content)
     select ?, ?::int, coalesce(max(sequence), 0) + 1, ?, ?, ?::timestamptz, ?::jsonb
     from checkout_receipt where kind = ? and year = ?
     having not exists (select 1 from checkout_receipt where occasion = ?)`,
    [kind, year, uniqueKey, orderId, accountedAt, JSON.stringify(content), kind, year, uniqueKey],
  )
}
