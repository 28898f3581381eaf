import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { lockInTransaction, QUERY_LIMIT } from '../lib/database'
import type { AlertKind } from '../mails/mail'

/**
 * A problem that is absent for a shorter time is not solved: a disk may be at its limit, and of two servers only one may
 * see it.
 */
const MIN_ABSENCE_SQL = "interval '10 minutes'"
const LOCK_KEY = 'shop_alert'
const KEPT_FOR_SQL = "interval '90 days'"

export type AlertKey = { kind: AlertKind; key: string }
export type NewAlert = AlertKey & { round: number }

/** Stores the current problems, so that the studio gets one alert for each. */
export class AlertStore {
  constructor(private readonly database: Knex) {}

  /**
   * Records the current problems of the checked kinds, and calls `announce` with new and returned ones, in one
   * transaction. Only one process does so at a time.
   */
  async record(
    { checkedKinds, alerts }: { checkedKinds: readonly AlertKind[]; alerts: readonly AlertKey[] },
    announce: (newAlerts: NewAlert[], transaction: Knex) => Promise<void>,
  ): Promise<void> {
    const values = {
      checkedKinds: [...checkedKinds],
      keys: alerts.map(({ key }) => key),
      kinds: alerts.map(({ kind }) => kind),
    }
    await this.database.transaction(async (transaction) => {
      const run = async <Row>(sql: string): Promise<Row[]> =>
        (await transaction.raw<{ rows: Row[] }>(sql, values).timeout(...QUERY_LIMIT)).rows
      await lockInTransaction([LOCK_KEY], transaction)
      const newAlerts = await run<NewAlert>(`
        insert into shop_alert (key, kind)
        select * from unnest(cast(:keys as text[]), cast(:kinds as text[]))
        on conflict (key) do update
          set round = shop_alert.round + 1, gone_at = null, updated_at = now()
          where shop_alert.gone_at < now() - ${MIN_ABSENCE_SQL}
        returning key, kind, round`)
      await run(`
        update shop_alert set gone_at = case when key = any(cast(:keys as text[])) then null else now() end
        where kind = any(cast(:checkedKinds as text[]))
          and (gone_at is null) <> (key = any(cast(:keys as text[])))`)
      await run(`delete from shop_alert where gone_at < now() - ${KEPT_FOR_SQL}`)
      if (newAlerts.length > 0) await announce(newAlerts, transaction)
    })
  }
}
