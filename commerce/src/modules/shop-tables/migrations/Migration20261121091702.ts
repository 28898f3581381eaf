import { Migration } from '@medusajs/framework/mikro-orm/migrations'

export class Migration20261121091702 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "checkout_intent" drop constraint if exists "checkout_intent_session_id_unique";`,
    )
    this.addSql(
      `alter table if exists "checkout_intent" drop constraint if exists "checkout_intent_idempotency_key_unique";`,
    )
    this.addSql(
      `alter table if exists "checkout_event" drop constraint if exists "checkout_event_provider_event_id_unique";`,
    )
    this.addSql(
      `create table if not exists "checkout_event" ("id" text not null, "provider_event_id" text not null, "type" text not null, "session_id" text not null, "attempts" integer not null default 0, "next_attempt_at" timestamptz not null, "processed_at" timestamptz null, "error" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "checkout_event_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_checkout_event_provider_event_id_unique" ON "checkout_event" ("provider_event_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_event_deleted_at" ON "checkout_event" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_event_session_id" ON "checkout_event" ("session_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_event_next_attempt_at" ON "checkout_event" ("next_attempt_at") WHERE processed_at IS NULL AND deleted_at IS NULL;`,
    )

    this.addSql(
      `create table if not exists "checkout_intent" ("id" text not null, "idempotency_key" text not null, "request_hash" text not null, "status" text check ("status" in ('opening', 'open', 'settling', 'paid', 'failed', 'held', 'refunded')) not null default 'opening', "locale" text not null, "delivery_option" text check ("delivery_option" in ('shipping', 'pickup')) not null, "lines" jsonb not null, "currency" text not null, "subtotal" integer not null, "shipping" integer not null, "tax" integer not null, "total" integer not null, "tax_rate_percent" real not null, "shipping_option_id" text not null, "provider_attempt" integer not null default 1, "expires_at" timestamptz not null, "session_id" text null, "session_url" text null, "checked_at" timestamptz null, "order_id" text null, "order_number" integer null, "payment_id" text null, "email_masked" text null, "reason" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "checkout_intent_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_checkout_intent_idempotency_key_unique" ON "checkout_intent" ("idempotency_key") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_checkout_intent_session_id_unique" ON "checkout_intent" ("session_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_intent_deleted_at" ON "checkout_intent" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_intent_status_checked_at" ON "checkout_intent" ("status", "checked_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_checkout_intent_order_id" ON "checkout_intent" ("order_id") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "checkout_event" cascade;`)

    this.addSql(`drop table if exists "checkout_intent" cascade;`)
  }
}
