import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261122224500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "checkout_intent" add column if not exists "failed_attempts" integer not null default 0;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "checkout_intent" drop column if exists "failed_attempts";`)
  }
}
