import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { isOpen, OPEN_STATES, type RequestState } from '../../contract/press/request'
import { QUERY_LIMIT } from '../../lib/read-rows'
import { MailOutbox } from '../checkout/mail-outbox'
import type { NewPressMail } from '../checkout/mail-types'
import { ARTWORK_ID_PREFIX, DECISION_ID_PREFIX, REQUEST_ID_PREFIX } from './id-prefixes'
import type { NewArtwork, NewDecision, NewRequest, PressArtwork, PressDecision, PressRequest } from './types'

/** How long something is kept after the last step: while it may go on, and once it is closed. */
const KEPT = "interval '90 days'"
const KEPT_ONCE_CLOSED = "interval '14 days'"
/** For orders of the same print. */
const KEPT_ONCE_PAID = "interval '24 months'"
const OPEN = OPEN_STATES.map((state) => `'${state}'`).join(', ')
const WARNED_AFTER = "interval '76 days'"

type MailsOf = (request: PressRequest) => NewPressMail[]

/** Requests with what belongs to them; a request, its pictures and its mails are written together or not at all. */
export class Requests {
  readonly #mails: MailOutbox

  constructor(private readonly database: Knex) {
    this.#mails = new MailOutbox(database)
  }

  /** Adds a request; undefined where its key is known. */
  async add(
    request: NewRequest,
    artwork: readonly NewArtwork[],
    mails: MailsOf,
  ): Promise<PressRequest | undefined> {
    return this.database.transaction(async (transaction) => {
      const [added] = await this.#requests(transaction)
        .insert({
          ...request,
          id: generateEntityId(undefined, REQUEST_ID_PREFIX),
          job: this.#json(request.job),
          answers: this.#json(request.answers),
          quote: this.#json(request.quote),
        })
        .onConflict('idempotency_key')
        .ignore()
        .returning('*')
      if (added === undefined) return undefined
      await this.#artwork(transaction).insert(
        artwork.map((picture) => ({
          ...picture,
          id: generateEntityId(undefined, ARTWORK_ID_PREFIX),
          request_id: added.id,
        })),
      )
      await this.#mails.add(mails(added), transaction)
      return added
    })
  }

  /** Writes a decision of an open request and what it makes of it; does nothing twice, nor once it is closed. */
  async decide(
    decision: NewDecision,
    state: RequestState,
    mails: (request: PressRequest, decision: PressDecision) => NewPressMail[],
  ): Promise<'decided' | 'known' | 'closed' | 'paying'> {
    return this.database.transaction(async (transaction) => {
      const { request_id: id } = decision
      const request = await this.#requests(transaction).where({ id }).first().forUpdate()
      const known = await this.#decisions(transaction).where({ key: decision.key }).first()
      if (known !== undefined) return known.request_id === id ? 'known' : 'closed'
      if (request === undefined || !isOpen(request.state))
        return request?.state === state ? 'known' : 'closed'
      // Its session closes first: paid, it would be an order of what was taken back.
      if (request.state === 'approved') return 'paying'
      const [written] = await this.#decisions(transaction)
        .insert({ ...decision, id: generateEntityId(undefined, DECISION_ID_PREFIX) })
        .returning('*')
      await this.#requests(transaction)
        .where({ id })
        .update({ state, last_step_at: transaction.fn.now() as unknown as Date })
      if (written !== undefined) await this.#mails.add(mails({ ...request, state }, written), transaction)
      return 'decided'
    })
  }

  async byId(id: string): Promise<PressRequest | undefined> {
    return this.#requests().where({ id }).first()
  }

  async byKey(key: string): Promise<PressRequest | undefined> {
    return this.#requests().where({ idempotency_key: key }).first()
  }

  /** Those that something may come of, the oldest first. */
  async open(): Promise<PressRequest[]> {
    return this.#requests()
      .whereIn('state', [...OPEN_STATES])
      .orderBy('number')
      .limit(500)
  }

  async artworkOf(ids: readonly string[]): Promise<PressArtwork[]> {
    return this.#artwork().whereIn('request_id', [...ids])
  }

  async decisionsOf(ids: readonly string[]): Promise<PressDecision[]> {
    return this.#decisions()
      .whereIn('request_id', [...ids])
      .orderBy('at')
  }

  /** When requests of an address, or of an e-mail, were sent within the last day, the oldest first. */
  async sentToday(of: { addressHash: string } | { email: string }): Promise<Date[]> {
    const day = this.database.raw("created_at > now() - interval '24 hours'")
    const sent = this.#requests().select('created_at').where(day).orderBy('created_at')
    const rows = await ('email' in of
      ? sent.whereRaw('lower(email) = ?', [of.email.toLowerCase()])
      : sent.where({ address_hash: of.addressHash }))
    return rows.map(({ created_at: at }) => at)
  }

  /** Those whose time is over and whose files are still there. */
  async ended(): Promise<PressRequest[]> {
    return this.#requests()
      .whereNull('deleted_files_at')
      .whereRaw(
        `last_step_at < now() - case when state in (${OPEN}) then ${KEPT}
          when state = 'paid' then ${KEPT_ONCE_PAID} else ${KEPT_ONCE_CLOSED} end`,
      )
      .orderBy('number')
      .limit(100)
  }

  /** Those that end within 14 days. */
  async ending(): Promise<PressRequest[]> {
    return this.#requests()
      .whereIn('state', [...OPEN_STATES])
      .whereRaw(`last_step_at between now() - ${KEPT} and now() - ${WARNED_AFTER}`)
      .orderBy('number')
      .limit(100)
  }

  /** Empties what names a person, after its files and mails are gone. */
  async erase(id: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await this.#artwork(transaction).where({ request_id: id }).del()
      await this.#decisions(transaction).where({ request_id: id }).update({ words: '', by: '' })
      await transaction('press_proof')
        .timeout(...QUERY_LIMIT)
        .where({ request_id: id })
        .update({ message: '', by: '' })
      await this.#requests(transaction)
        .where({ id })
        .update({
          state: transaction.raw(`case when state in (${OPEN}) then 'lapsed' else state end`),
          email: null,
          name: null,
          note: null,
          address_hash: null,
          deleted_files_at: transaction.fn.now(),
        } as object)
    })
  }

  /** Nothing counts requests of an address any more. */
  async eraseAddressHashes(): Promise<void> {
    await this.#requests()
      .whereNotNull('address_hash')
      .whereRaw("created_at < now() - interval '24 hours'")
      .update({ address_hash: null })
  }

  /** Those of the keys that belong to no request. */
  async unownedFiles(keys: readonly string[]): Promise<string[]> {
    const owned = await this.#artwork()
      .select('file_key')
      .whereIn('file_key', [...keys])
    const known = new Set(owned.map(({ file_key: key }) => key))
    return keys.filter((key) => !known.has(key))
  }

  #json(value: unknown) {
    return this.database.raw('?::jsonb', [JSON.stringify(value)])
  }

  #requests(database: Knex = this.database) {
    return database<PressRequest>('press_request').timeout(...QUERY_LIMIT)
  }

  #artwork(database: Knex = this.database) {
    return database<PressArtwork & { id: string }>('press_artwork').timeout(...QUERY_LIMIT)
  }

  #decisions(database: Knex = this.database) {
    return database<PressDecision>('press_decision').timeout(...QUERY_LIMIT)
  }
}
