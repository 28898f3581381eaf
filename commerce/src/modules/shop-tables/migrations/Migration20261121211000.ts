import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261121211000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "checkout_mail" ("id" text not null, "intent_id" text not null, "order_id" text null, "kind" text check ("kind" in ('confirmation', 'studio_notice', 'shipped', 'ready', 'refunded', 'cancelled', 'not_placed')) not null, "occasion" text not null, "recipient" text not null, "facts" jsonb not null, "state" text check ("state" in ('queued', 'sent', 'failed', 'withheld')) not null default 'queued', "attempts" integer not null default 0, "round" integer not null default 1, "next_attempt_at" timestamptz not null, "sent_at" timestamptz null, "last_error" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "checkout_mail_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_checkout_mail_occasion_unique" ON "checkout_mail" ("occasion") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_mail_deleted_at" ON "checkout_mail" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_mail_order_id" ON "checkout_mail" ("order_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_mail_intent_id" ON "checkout_mail" ("intent_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_mail_next_attempt_at" ON "checkout_mail" ("next_attempt_at") WHERE state = 'queued' AND deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "checkout_mail" cascade;`)
  }
}
