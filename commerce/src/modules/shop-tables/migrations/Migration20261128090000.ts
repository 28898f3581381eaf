import { Migration } from '@medusajs/framework/mikro-orm/migrations'

/**
 * Refunds that Stripe has reported as failed or cancelled, under Stripe's ids. `refund_id`, `note` and `began_at` are of
 * the refund that Medusa had booked and has no more; `undone_at` is when that was finished, `closed_at` when staff had
 * seen to it.
 */
export class Migration20261128090000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "failed_refund" ("id" text not null primary key, "checkout_id" text not null, "amount" integer not null, "reason" text not null, "refunded_at" timestamptz not null, "failed_at" timestamptz not null, "refund_id" text null, "note" text null, "began_at" timestamptz null, "undone_at" timestamptz null, "closed_at" timestamptz null);`,
    )
    this.addSql(
      `create index if not exists "IDX_failed_refund_checkout_id" on "failed_refund" ("checkout_id");`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "failed_refund";`)
  }
}
