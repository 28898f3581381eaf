import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Alerts, and mails about them and about the accounts of staff, belong to no checkout. */
export class Migration20261124160000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "shop_alert" ("key" text not null, "kind" text not null, "round" integer not null default 1, "gone_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shop_alert_pkey" primary key ("key"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_alert_deleted_at" ON "shop_alert" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(`alter table if exists "checkout_mail" alter column "intent_id" drop not null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "checkout_mail" where "intent_id" is null;`)
    this.addSql(`alter table if exists "checkout_mail" alter column "intent_id" set not null;`)
    this.addSql(`drop table if exists "shop_alert" cascade;`)
  }
}
