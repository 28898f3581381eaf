import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What does not add up in an order, its parcels or its reservations, until it does, and what the shop has mended. */
export class Migration20261128101500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "order_problem" (
        "kind" text not null,
        "subject" text not null,
        "facts" jsonb not null default '{}',
        "found_at" timestamptz not null default now(),
        "mended_at" timestamptz null,
        primary key ("kind", "subject")
      );`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_problem";`)
  }
}
