import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { PriceRows } from '../../contract/custom-print/price-table'
import { QUERY_LIMIT, toJsonb } from '../../lib/database'
import type { StoredPriceTable } from './custom-print-rows'

/** The studio's price tables. Each change adds a version; old versions stay. */
export class PriceTableStore {
  constructor(private readonly database: Knex) {}

  /** Returns the latest version; undefined until the studio has saved one. */
  async findLatest(): Promise<StoredPriceTable | undefined> {
    const row: StoredPriceTable | undefined = await this.queryTables()
      .select('version', 'rows')
      .orderBy('version', 'desc')
      .first()
    return row
  }

  async listByVersions(versions: readonly number[]): Promise<StoredPriceTable[]> {
    return this.queryTables()
      .select('version', 'rows')
      .whereIn('version', [...versions])
  }

  /** Saves rows as the version after `replacedVersion`. Returns false if there is another version by now. */
  async createVersion(rows: PriceRows, replacedVersion: number, by: string): Promise<boolean> {
    const added: unknown[] = await this.queryTables()
      .insert({ version: replacedVersion + 1, rows: toJsonb(rows, this.database), by })
      .onConflict()
      .ignore()
      .returning('version')
    return added.length > 0
  }

  private queryTables() {
    return this.database('press_price_table').timeout(...QUERY_LIMIT)
  }
}
