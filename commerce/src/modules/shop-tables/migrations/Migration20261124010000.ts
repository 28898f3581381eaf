import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261124010000 extends Migration {
  override async up(): Promise<void> {
    this.renameStatus('held', 'review')
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_intent_order_number" ON "checkout_intent" ("order_number") WHERE order_number IS NOT NULL AND deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_checkout_intent_order_number";`)
    this.renameStatus('review', 'held')
  }

  private renameStatus(from: string, to: string): void {
    this.addSql(
      `alter table if exists "checkout_intent" drop constraint if exists "checkout_intent_status_check";`,
    )
    this.addSql(`update "checkout_intent" set "status" = '${to}' where "status" = '${from}';`)
    this.addSql(
      `alter table if exists "checkout_intent" add constraint "checkout_intent_status_check" check ("status" in ('opening', 'open', 'settling', 'paid', 'failed', '${to}', 'refunded'));`,
    )
  }
}
