import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261122230000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "checkout_intent" add column if not exists "address_hash" text null;`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_intent_address_hash" ON "checkout_intent" ("address_hash") WHERE address_hash IS NOT NULL AND deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_checkout_intent_address_hash";`)
    this.addSql(`alter table if exists "checkout_intent" drop column if exists "address_hash";`)
  }
}
