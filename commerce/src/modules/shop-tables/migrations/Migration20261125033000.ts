import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** One note of the studio's and one of the buyer's for an order; written by its own statement alone. */
export class Migration20261125033000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "order_note" ("order_id" text not null, "author" text check ("author" in ('studio', 'buyer')) not null, "text" text not null, "written_by" text not null, "written_at" timestamptz not null default now(), primary key ("order_id", "author"));`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "order_note";`)
  }
}
