import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const KINDS = "'question', 'declined', 'withdrawn', 'approved', 'change_wanted'"

/** That a buyer could not approve for want of blank shirts. */
export class Migration20261125171500 extends Migration {
  override async up(): Promise<void> {
    this.#kinds(`${KINDS}, 'blanks_short'`)
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "press_decision" where kind = 'blanks_short';`)
    this.#kinds(KINDS)
  }

  #kinds(kinds: string): void {
    this.addSql(`alter table "press_decision" drop constraint if exists "press_decision_kind_check";`)
    this.addSql(
      `alter table "press_decision" add constraint "press_decision_kind_check" check ("kind" in (${kinds}));`,
    )
  }
}
