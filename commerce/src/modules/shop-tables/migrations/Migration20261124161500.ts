import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const KINDS = `'confirmation', 'studio_notice', 'shipped', 'ready', 'refunded', 'cancelled', 'not_placed'`

/** Only our own code writes a kind, by its type: a check would need a migration for each new mail. */
export class Migration20261124161500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "checkout_mail" drop constraint if exists "checkout_mail_kind_check";`)
  }

  override async down(): Promise<void> {
    // What later kinds have been sent stays.
    this.addSql(
      `alter table if exists "checkout_mail" add constraint "checkout_mail_kind_check" check ("kind" in (${KINDS})) not valid;`,
    )
  }
}
