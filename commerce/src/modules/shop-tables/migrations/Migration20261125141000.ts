import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** A version of a proof may print otherwise than was sent: it has a picture and a height of its own then. */
export class Migration20261125141000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "press_proof" add column if not exists "height" real null;`)
    this.addSql(`alter table "press_artwork" add column if not exists "version" integer null;`)
    this.addSql(`alter table "press_artwork" drop constraint if exists "press_artwork_request_id_kind_key";`)
    this.addSql(
      `create unique index if not exists "UQ_press_artwork_version" on "press_artwork" ("request_id", "kind", coalesce("version", 0));`,
    )
    this.#kinds("'original', 'thumbnail', 'preview', 'proof'")
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "press_artwork" where kind = 'proof';`)
    this.#kinds("'original', 'thumbnail', 'preview'")
    this.addSql(`drop index if exists "UQ_press_artwork_version";`)
    this.addSql(`alter table "press_artwork" add unique ("request_id", "kind");`)
    this.addSql(`alter table "press_artwork" drop column if exists "version";`)
    this.addSql(`alter table "press_proof" drop column if exists "height";`)
  }

  #kinds(kinds: string): void {
    this.addSql(`alter table "press_artwork" drop constraint if exists "press_artwork_kind_check";`)
    this.addSql(
      `alter table "press_artwork" add constraint "press_artwork_kind_check" check ("kind" in (${kinds}));`,
    )
  }
}
