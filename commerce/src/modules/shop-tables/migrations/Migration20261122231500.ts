import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261122231500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "sign_out" ("id" text not null, "signed_out_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "sign_out_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_sign_out_deleted_at" ON "sign_out" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "sign_out" cascade;`)
  }
}
