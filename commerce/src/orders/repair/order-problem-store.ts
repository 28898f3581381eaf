import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { QUERY_LIMIT, toJsonb } from '../../lib/database'
import type { FoundProblem } from './order-problem-queries'

/** For so long staff are told that something was mended. */
const MENDED_SHOWN_FOR_SQL = "interval '14 days'"

/** Keeps the problems that were found in orders, for the list of what needs attention. */
export class OrderProblemStore {
  constructor(private readonly database: Knex) {}

  /** Replaces the problems that were found before. One that was mended stays for two weeks. */
  async record(problems: readonly FoundProblem[]): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const keys = problems.map(({ kind, subject }) => `${kind} ${subject}`)
      await transaction
        .raw(
          `delete from order_problem where (mended_at is null and not (kind || ' ' || subject) = any(?))
            or mended_at < now() - ${MENDED_SHOWN_FOR_SQL}`,
          [keys],
        )
        .timeout(...QUERY_LIMIT)
      for (const { kind, subject, facts } of problems)
        await transaction('order_problem')
          .insert({ kind, subject, facts: toJsonb(facts, transaction) })
          .onConflict(['kind', 'subject'])
          .merge(['facts'])
          .timeout(...QUERY_LIMIT)
    })
  }

  /** Notes a problem as mended, also one that nobody was told of before. */
  async recordMended({ kind, subject, facts }: FoundProblem): Promise<void> {
    await this.database('order_problem')
      .insert({ kind, subject, facts: toJsonb(facts, this.database), mended_at: this.database.fn.now() })
      .onConflict(['kind', 'subject'])
      .merge(['mended_at'])
      .timeout(...QUERY_LIMIT)
  }
}
