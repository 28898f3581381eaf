import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const ENDED = "'declined', 'withdrawn', 'lapsed'"

/** Proofs of requests, and what their buyers decide of them; one approval a proof. */
export class Migration20261125100000 extends Migration {
  override async up(): Promise<void> {
    this.#states(`'new', 'question', 'proofed', 'change_wanted', 'approved', 'paid', ${ENDED}`)
    this.addSql(
      `create table if not exists "press_proof" ("id" text not null, "request_id" text not null references "press_request" ("id"), "key" text not null unique, "version" integer not null, "job" jsonb not null, "lines" jsonb not null, "quote" jsonb not null, "total" integer not null, "tax_rate_percent" real not null, "currency" text not null, "ready_on" text not null, "valid_until" text not null, "message" text not null, "by" text not null, "sent_at" timestamptz not null default now(), primary key ("id"), unique ("request_id", "version"));`,
    )
    this.addSql(
      `alter table "press_decision" add column if not exists "proof_id" text null references "press_proof" ("id");`,
    )
    this.#kinds("'question', 'declined', 'withdrawn', 'approved', 'change_wanted'")
    this.addSql(
      `create unique index if not exists "UQ_press_decision_approved" on "press_decision" ("proof_id") where kind = 'approved';`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "press_decision" where kind in ('approved', 'change_wanted');`)
    this.addSql(`alter table "press_decision" drop column if exists "proof_id";`)
    this.#kinds("'question', 'declined', 'withdrawn'")
    this.addSql(`drop table if exists "press_proof";`)
    this.addSql(
      `update "press_request" set state = 'lapsed' where state in ('proofed', 'change_wanted', 'approved', 'paid');`,
    )
    this.#states(`'new', 'question', ${ENDED}`)
  }

  #states(states: string): void {
    this.addSql(`alter table "press_request" drop constraint if exists "press_request_state_check";`)
    this.addSql(
      `alter table "press_request" add constraint "press_request_state_check" check ("state" in (${states}));`,
    )
  }

  #kinds(kinds: string): void {
    this.addSql(`alter table "press_decision" drop constraint if exists "press_decision_kind_check";`)
    this.addSql(
      `alter table "press_decision" add constraint "press_decision_kind_check" check ("kind" in (${kinds}));`,
    )
  }
}
