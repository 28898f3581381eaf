import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { OPEN_REQUEST_STATES } from '../../contract/custom-print/print-request'
import { decodeNames } from '../../contract/custom-print/field-names'
import { buildTextListSql } from '../../lib/database'
import type { MailStore } from '../../mails/mail-store'
import type { NewRequestMail } from '../../mails/mail'
import { type PrintRequest, queryArtwork, queryRequests } from './custom-print-rows'
import type { PrintRequestStore } from './print-request-store'
import type { ProofStore } from './proof-store'
import type { RequestDecisionStore } from './request-decision-store'

/** How long requests are kept after the last step. */
const KEPT_WHILE_OPEN = "interval '90 days'"
const KEPT_ONCE_CLOSED = "interval '14 days'"
/** So that the print can be ordered again. */
const KEPT_ONCE_PAID = "interval '24 months'"
const OPEN = buildTextListSql(OPEN_REQUEST_STATES)
const WARNED_AFTER = "interval '76 days'"
/** The rest is deleted by the next run. */
const MAX_AT_ONCE = 500

/** How long requests are kept, and what remains of them. It has no table of its own: the other stores erase theirs. */
export class RetentionStore {
  constructor(
    private readonly database: Knex,
    private readonly requests: PrintRequestStore,
    private readonly decisions: RequestDecisionStore,
    private readonly proofs: ProofStore,
    private readonly mails: Pick<MailStore, 'add'>,
  ) {}

  /** Returns the requests whose time has ended and whose files still exist. */
  async listExpired(): Promise<PrintRequest[]> {
    const rows = await queryRequests(this.database)
      .whereNull('deleted_files_at')
      .whereRaw(
        `last_step_at < now() - case when state in (${OPEN}) then ${KEPT_WHILE_OPEN}
          when state = 'paid' then ${KEPT_ONCE_PAID} else ${KEPT_ONCE_CLOSED} end`,
      )
      .orderBy('number')
      .limit(MAX_AT_ONCE)
    return rows.map(decodeNames)
  }

  /** Returns the requests whose time ends within 14 days. */
  async listExpiring(): Promise<PrintRequest[]> {
    const rows = await queryRequests(this.database)
      .whereIn('state', [...OPEN_REQUEST_STATES])
      .whereRaw(`last_step_at between now() - ${KEPT_WHILE_OPEN} and now() - ${WARNED_AFTER}`)
      .orderBy('number')
      .limit(MAX_AT_ONCE)
    return rows.map(decodeNames)
  }

  /**
   * Deletes the personal data of a request after its files and mails, and queues the mail that says so.
   * The IP hash stays for a day.
   */
  async erasePersonalData(
    id: string,
    buildMails: (request: PrintRequest) => NewRequestMail[],
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const request = await this.requests.lock(id, transaction)
      if (request === undefined) return
      await this.mails.add(buildMails(request), transaction)
      await this.requests.erasePersonalData(request, transaction)
      await this.decisions.erasePersonalData(id, transaction)
      await this.proofs.erasePersonalData(id, transaction)
    })
  }

  /** Returns the keys that belong to no request. */
  async listOrphanedKeys(keys: readonly string[]): Promise<string[]> {
    const owned = await queryArtwork(this.database)
      .select('file_key')
      .whereIn('file_key', [...keys])
    const ownedKeys = new Set(owned.map(({ file_key: key }) => key))
    return keys.filter((key) => !ownedKeys.has(key))
  }
}
