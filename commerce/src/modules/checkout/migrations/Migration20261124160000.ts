import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Mails about the accounts of staff belong to no checkout. */
export class Migration20261124160000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "checkout_mail" alter column "intent_id" drop not null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "checkout_mail" where "intent_id" is null;`)
    this.addSql(`alter table if exists "checkout_mail" alter column "intent_id" set not null;`)
  }
}
