import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Returns as buyers ask for them; `key` is the buyer's page's, so that a press repeated asks once. */
export class Migration20261125034500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "order_return" ("id" text not null, "key" text not null unique, "order_id" text not null, "state" text check ("state" in ('requested', 'received', 'refunded', 'declined')) not null default 'requested', "lines" jsonb not null, "reason" text not null, "answer" text not null default '', "refund" integer null, "is_restocked" boolean not null default false, "requested_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index if not exists "IDX_order_return_order_id" on "order_return" ("order_id");`)
    this.addSql(
      `create index if not exists "IDX_order_return_open" on "order_return" ("order_id") where state in ('requested', 'received');`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_return";`)
  }
}
