import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The history has no model: an entry is added and read, and never changed or deleted, as Medusa's methods would do. */
export class Migration20261125031500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "order_history" ("id" bigint generated always as identity primary key, "order_id" text not null, "step" text not null, "actor_id" text not null, "actor" text not null, "at" timestamptz not null default now());`,
    )
    this.addSql(`create index if not exists "IDX_order_history_order_id" on "order_history" ("order_id");`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_history";`)
  }
}
