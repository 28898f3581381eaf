import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * When the money of a checkout came, and which months' books have left the shop. Older orders have no `paid_at`: their
 * receipts bear the time at which the checkout was opened, and go on counting by it.
 */
export class Migration20261128023000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "checkout_intent" add column if not exists "paid_at" timestamptz null;`)
    this.addSql(
      `create table if not exists "books_export" ("month" text not null primary key, "exported_at" timestamptz not null default now());`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "books_export";`)
    this.addSql(`alter table "checkout_intent" drop column if exists "paid_at";`)
  }
}
