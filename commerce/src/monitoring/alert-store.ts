import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { lockInTransaction, QUERY_LIMIT } from '../lib/database'
import type { AlertKind } from '../mails/mail'

/** What is gone for a shorter time has not gone: a disk at its limit, or one of two servers that sees it. */
const GONE_FOR = "interval '10 minutes'"
const LOCK_KEY = 'shop_alert'
const KEPT_FOR = "interval '90 days'"

export type AlertKey = { kind: AlertKind; key: string }
export type NewAlert = AlertKey & { round: number }

/** What needs a person, so that the studio hears once of each. */
export class AlertStore {
  constructor(private readonly database: Knex) {}

  /**
   * Notes what is so now, of the kinds that were looked for, and has `announce` tell what is new or has come back, all
   * or nothing. Processes wait for each other, so each is told by one.
   */
  async record(
    { lookedFor, found }: { lookedFor: readonly AlertKind[]; found: readonly AlertKey[] },
    announce: (alerts: NewAlert[], transaction: Knex) => Promise<void>,
  ): Promise<void> {
    const values = {
      lookedFor: [...lookedFor],
      keys: found.map(({ key }) => key),
      kinds: found.map(({ kind }) => kind),
    }
    await this.database.transaction(async (transaction) => {
      const run = async <Row>(sql: string): Promise<Row[]> =>
        (await transaction.raw<{ rows: Row[] }>(sql, values).timeout(...QUERY_LIMIT)).rows
      await lockInTransaction(LOCK_KEY, transaction)
      const alerts = await run<NewAlert>(`
        insert into shop_alert (key, kind)
        select * from unnest(cast(:keys as text[]), cast(:kinds as text[]))
        on conflict (key) do update
          set round = shop_alert.round + 1, gone_at = null, updated_at = now()
          where shop_alert.gone_at < now() - ${GONE_FOR}
        returning key, kind, round`)
      await run(`
        update shop_alert set gone_at = case when key = any(cast(:keys as text[])) then null else now() end
        where kind = any(cast(:lookedFor as text[]))
          and (gone_at is null) <> (key = any(cast(:keys as text[])))`)
      await run(`delete from shop_alert where gone_at < now() - ${KEPT_FOR}`)
      if (alerts.length > 0) await announce(alerts, transaction)
    })
  }
}
