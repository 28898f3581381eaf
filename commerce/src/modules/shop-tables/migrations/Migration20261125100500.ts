import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/** The proof that a checkout pays for; one checkout of a proof at a time, so that approving twice makes one order. */
export class Migration20261125100500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "checkout_intent" add column if not exists "proof_id" text null;`)
    this.addSql(
      `create unique index if not exists "UQ_checkout_intent_proof" on "checkout_intent" ("proof_id") where proof_id is not null and deleted_at is null and status not in ('failed', 'refunded');`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "UQ_checkout_intent_proof";`)
    this.addSql(`alter table "checkout_intent" drop column if exists "proof_id";`)
  }
}
