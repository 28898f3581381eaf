import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Receipts have no model: one is issued and read, and never changed or deleted, as Medusa's methods would do. */
export class Migration20261124180000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "checkout_receipt" ("kind" text check ("kind" in ('invoice', 'credit_note')) not null, "year" integer not null, "sequence" integer not null, "occasion" text not null unique, "order_id" text not null, "booked_at" timestamptz not null, "content" jsonb not null, "created_at" timestamptz not null default now(), primary key ("kind", "year", "sequence"));`,
    )
    this.addSql(
      `create index if not exists "IDX_checkout_receipt_order_id" on "checkout_receipt" ("order_id");`,
    )
    this.addSql(
      `create index if not exists "IDX_checkout_receipt_booked_at" on "checkout_receipt" ("booked_at");`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "checkout_receipt";`)
  }
}
