import { Migration } from '@medusajs/framework/mikro-orm/migrations'

const KINDS = "'question', 'declined', 'withdrawn', 'approved', 'change_wanted', 'blanks_short'"

/** What buyers answer to a question of the studio. */
export class Migration20261128200000 extends Migration {
  override async up(): Promise<void> {
    this.setKinds(`${KINDS}, 'answered'`)
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "press_decision" where kind = 'answered';`)
    this.setKinds(KINDS)
  }

  private setKinds(kinds: string): void {
    this.addSql(`alter table "press_decision" drop constraint if exists "press_decision_kind_check";`)
    this.addSql(
      `alter table "press_decision" add constraint "press_decision_kind_check" check ("kind" in (${kinds}));`,
    )
  }
}
