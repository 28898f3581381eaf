import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** What the press says of a version that prints otherwise than was sent. */
export class Migration20261125152500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "press_proof" add column if not exists "answers" jsonb null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "press_proof" drop column if exists "answers";`)
  }
}
