import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** Which request's print is ordered again. */
export class Migration20261125134500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "press_request" add column if not exists "reorder_of" text null references "press_request" ("id");`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "press_request" drop column if exists "reorder_of";`)
  }
}
