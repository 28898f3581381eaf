import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** For the list of what needs attention, which read every event and every mail that there ever was. */
export class Migration20261125093500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_checkout_event_created_at" on "checkout_event" ("created_at") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_checkout_mail_updated_at" on "checkout_mail" ("updated_at") where state = 'failed' and deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_checkout_event_created_at";`)
    this.addSql(`drop index if exists "IDX_checkout_mail_updated_at";`)
  }
}
