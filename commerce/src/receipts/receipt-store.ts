import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { REFUND_TIMING, buildRefundBookedSql } from '../orders/payment-queries'
import { getZurichMonthRange, getZurichYear } from '../lib/swiss-time'
import { lockInTransaction, QUERY_LIMIT } from '../lib/database'
import { computeAccountedAt, type NewReceipt, type ReceiptRow } from './receipt'

const LOCK_KEY = 'checkout_receipt'

const buildMissingReceiptsSql = (condition: string) => `
  with booked as (
    select link.order_id, refund.id from order_payment_collection link
    join payment on payment.payment_collection_id = link.payment_collection_id and payment.deleted_at is null
    join refund on refund.payment_id = payment.id and refund.deleted_at is null
    where link.deleted_at is null
      and (refund.created_at < now() - ? * interval '1 second' or exists (select 1 from checkout_mail told
        where told.deleted_at is null and (told.occasion = 'refunded:' || refund.id
          or (told.occasion = 'cancelled:' || link.order_id and refund.created_at < told.created_at))))
      and ${buildRefundBookedSql('refund', 'link.order_id')}
  )
  select checkout.order_id as "orderId", checkout.order_number as number,
    coalesce(json_agg(booked.id) filter (where booked.id is not null), '[]') as refunds
  from checkout_intent checkout left join booked on booked.order_id = checkout.order_id
  where checkout.order_number > ? and checkout.deleted_at is null ${condition}
  group by checkout.id
  having not exists (select 1 from checkout_receipt where occasion = 'invoice:' || checkout.id)
    or bool_or(booked.id is not null
      and not exists (select 1 from checkout_receipt where occasion = 'credit_note:' || booked.id))
    or exists (select 1 from failed_refund failed
      where failed.checkout_id = checkout.id and failed.undone_at is not null and failed.refund_id is not null
        and not exists (select 1 from checkout_receipt
          where occasion = 'credit_note:' || failed.refund_id || ':failed'))
  order by checkout.order_number limit ?`

export type MissingReceipt = { orderId: string; number: number; refunds: string[] }

type MissingReceiptScope = { afterNumber: number; limit: number; orderId: string | undefined }

export class ReceiptStore {
  constructor(private readonly database: Knex) {}

  /**
   * Issues receipts with the next number of their kind and year, except those that have one. A number is taken in
   * the same statement as its row, so that a crash leaves no gap, as a sequence of PostgreSQL would.
   */
  async issue(receipts: readonly NewReceipt[]): Promise<void> {
    if (receipts.length === 0) return
    await this.database.transaction(async (transaction) => {
      await lockInTransaction(LOCK_KEY, transaction)
      const exported = await transaction<{ month: string }>('books_export').select('month')
      const months = new Set(exported.map(({ month }) => month))
      for (const { movedAt, ...receipt } of receipts)
        await insert(
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
    const { start, end } = getZurichMonthRange(month)
    return this.database.transaction(async (transaction) => {
      // Under the lock of issuing: one that is just being issued is exported, or finds the month closed.
      await lockInTransaction(LOCK_KEY, transaction)
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

  /**
   * Returns orders without an invoice, or with a booked or a failed refund without its credit note, each with all its
   * booked refunds.
   * A refund is booked if its order's transactions name it: one that was interrupted before is made again under another
   * id (payments/reconcile-refunds.ts), so a credit note for it would be wrong. Medusa may still take back a refund while
   * its workflow runs, so it counts once the workflow's time is over, or its mail is queued, which is done after it.
   */
  async listMissing({ afterNumber, limit, orderId }: MissingReceiptScope): Promise<MissingReceipt[]> {
    const [condition, values] = orderId === undefined ? ['', []] : ['and checkout.order_id = ?', [orderId]]
    const graceS = REFUND_TIMING.workflowMs / 1000
    const { rows } = await this.database
      .raw<{ rows: MissingReceipt[] }>(buildMissingReceiptsSql(condition), [
        graceS,
        afterNumber,
        ...values,
        limit,
      ])
      .timeout(...QUERY_LIMIT)
    return rows
  }

  private queryReceipts(database: Knex = this.database) {
    return database<ReceiptRow>('checkout_receipt')
      .select('kind', 'year', 'sequence', 'order_id', 'booked_at', 'content')
      .timeout(...QUERY_LIMIT)
  }
}

type AccountedReceipt = Omit<NewReceipt, 'movedAt'> & { accountedAt: Date }

async function insert(
  { kind, subjectId, orderId, accountedAt, content }: AccountedReceipt,
  transaction: Knex,
) {
  const occasion = `${kind}:${subjectId}`
  const year = getZurichYear(accountedAt)
  await transaction.raw(
    `insert into checkout_receipt (kind, year, sequence, occasion, order_id, booked_at, content)
     select ?, ?::int, coalesce(max(sequence), 0) + 1, ?, ?, ?::timestamptz, ?::jsonb
     from checkout_receipt where kind = ? and year = ?
     having not exists (select 1 from checkout_receipt where occasion = ?)`,
    [kind, year, occasion, orderId, accountedAt, JSON.stringify(content), kind, year, occasion],
  )
}
