import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import {
  isOpenRequest,
  OPEN_REQUEST_STATES,
  type RequestState,
} from '../../contract/custom-print/print-request'
import type { MailStore } from '../../mails/mail-store'
import type { NewRequestMail } from '../../mails/mail'
import {
  ARTWORK_ID_PREFIX,
  type ArtworkFile,
  queryArtwork,
  type NewArtworkFile,
  type NewPrintRequest,
  type PrintRequest,
  REQUEST_ID_PREFIX,
  queryRequests,
} from './custom-print-rows'
import { PAID_STATUSES } from '../../checkout/checkout'
import { buildIsPayableSql } from '../../inventory/payable-checkout'
import { buildTextListSql, toJsonb } from '../../lib/database'
import { decodeNames, encodeNames } from '../../contract/custom-print/field-names'
import { MAX_OPEN_REQUESTS } from '../queries/storage-usage-queries'
import { ERASED_REQUEST } from '../rules/personal-data'

/** SQL: whether a request, a row of `press_request`, has a checkout that is paid or can be paid. */
const MAY_BE_PAID_SQL = `exists (select 1 from checkout_intent paying
  join press_proof proof on proof.id = paying.proof_id
  where proof.request_id = press_request.id and paying.deleted_at is null
    and (paying.status in (${buildTextListSql(PAID_STATUSES)}) or ${buildIsPayableSql('paying')}))`

/** Requests with their pictures and mails. What is written together is one transaction. */
export class PrintRequestStore {
  constructor(
    private readonly database: Knex,
    private readonly mails: Pick<MailStore, 'add'>,
  ) {}

  /** Creates a request. Returns undefined if its key is known. */
  async create(
    request: NewPrintRequest,
    artwork: readonly NewArtworkFile[],
    buildMails: (request: PrintRequest) => NewRequestMail[],
  ): Promise<PrintRequest | undefined> {
    return this.database.transaction(async (transaction) => {
      const [row] = await queryRequests(transaction)
        .insert({
          ...encodeNames({
            ...request,
            spec: toJsonb(request.spec, transaction),
            results: toJsonb(request.results, transaction),
            quote: toJsonb(request.quote, transaction),
          }),
          id: generateEntityId(undefined, REQUEST_ID_PREFIX),
        })
        .onConflict('idempotency_key')
        .ignore()
        .returning('*')
      if (row === undefined) return undefined
      const added = decodeNames(row)
      await this.addArtwork(added.id, artwork, transaction)
      await this.mails.add(buildMails(added), transaction)
      return added
    })
  }

  async addArtwork(id: string, artwork: readonly NewArtworkFile[], transaction: Knex): Promise<void> {
    await queryArtwork(transaction).insert(
      artwork.map((picture) => ({
        ...picture,
        id: generateEntityId(undefined, ARTWORK_ID_PREFIX),
        request_id: id,
      })),
    )
  }

  /** Locks a request, so that decisions about it run one after the other. */
  async lock(id: string, transaction: Knex): Promise<PrintRequest | undefined> {
    const row = await queryRequests(transaction).where({ id }).first().forUpdate()
    return row && decodeNames(row)
  }

  /** Changes a request's state, which is a step: from now on it is kept for its whole time again. */
  async setState(id: string, state: RequestState, transaction: Knex): Promise<void> {
    await queryRequests(transaction)
      .where({ id })
      .update({ state, last_step_at: transaction.fn.now() as unknown as Date })
  }

  /** Erases what names a person of a request, and its pictures, whose files are gone. */
  async erasePersonalData(
    { id, state }: Pick<PrintRequest, 'id' | 'state'>,
    transaction: Knex,
  ): Promise<void> {
    await queryArtwork(transaction).where({ request_id: id }).del()
    await queryRequests(transaction)
      .where({ id })
      .update({
        ...ERASED_REQUEST,
        state: isOpenRequest(state) ? 'lapsed' : state,
        deleted_files_at: transaction.fn.now() as unknown as Date,
      })
  }

  /** Deletes IP hashes once no rate limit counts them any more. */
  async eraseIpHashes(): Promise<void> {
    await queryRequests(this.database)
      .whereNotNull('address_hash')
      .whereRaw("created_at < now() - interval '24 hours'")
      .update({ address_hash: null })
  }

  /** Makes approved proofs approvable again if their checkout cannot be paid any more; that is no step. */
  async reopenUnpaid(): Promise<void> {
    await this.updateUnpaidToProofed(this.database)
  }

  /** Makes the approved proof of one request approvable again if its checkout cannot be paid any more. */
  async reopenIfUnpaid(id: string, transaction: Knex): Promise<void> {
    await this.updateUnpaidToProofed(transaction).where({ id })
  }

  async findById(id: string): Promise<PrintRequest | undefined> {
    const row = await queryRequests(this.database).where({ id }).first()
    return row && decodeNames(row)
  }

  async findByIdempotencyKey(key: string): Promise<PrintRequest | undefined> {
    const row = await queryRequests(this.database).where({ idempotency_key: key }).first()
    return row && decodeNames(row)
  }

  /** Returns the numbers of requests by id. */
  async readNumbers(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await queryRequests(this.database)
      .select('id', 'number')
      .whereIn('id', [...ids])
    return new Map(rows.map(({ id, number }) => [id, number]))
  }

  /** Returns the open requests, the oldest first. */
  async listOpen(): Promise<PrintRequest[]> {
    const rows = await queryRequests(this.database)
      .whereIn('state', [...OPEN_REQUEST_STATES])
      .orderBy('number')
      .limit(MAX_OPEN_REQUESTS)
    return rows.map(decodeNames)
  }

  async listArtwork(ids: readonly string[]): Promise<ArtworkFile[]> {
    return queryArtwork(this.database).whereIn('request_id', [...ids])
  }

  /** Returns when an IP address, or an e-mail address, sent requests within the last day, the oldest first. */
  async listSubmissionTimes(sender: { ipHash: string } | { email: string }): Promise<Date[]> {
    const day = this.database.raw("created_at > now() - interval '24 hours'")
    const sent = queryRequests(this.database).select('created_at').where(day).orderBy('created_at')
    const rows = await ('email' in sender
      ? sent.whereRaw('lower(email) = lower(?)', [sender.email])
      : sent.where({ address_hash: sender.ipHash }))
    return rows.map(({ created_at: at }) => at)
  }

  private updateUnpaidToProofed(database: Knex) {
    return queryRequests(database)
      .where({ state: 'approved' })
      .whereRaw(`not ${MAY_BE_PAID_SQL}`)
      .update({ state: 'proofed' })
  }
}
