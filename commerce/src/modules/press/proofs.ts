import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { isOpen } from '../../contract/press/request'
import { QUERY_LIMIT } from '../../lib/read-rows'
import { MailOutbox } from '../checkout/mail-outbox'
import type { NewPressMail } from '../checkout/mail-types'
import type { Checkout } from '../checkout/types'
import { DECISION_ID_PREFIX, PROOF_ID_PREFIX } from './id-prefixes'
import type { NewProof, PressProof, PressRequest } from './types'

type Sending = 'sent' | 'known' | 'closed' | 'outdated' | 'paying'
type Refusal =
  | 'newer_version'
  | 'price_ended'
  | 'total_changed'
  | 'not_proofed'
  | 'already_paid'
  | 'request_ended'
export type Approval<T> = { outcome: 'approved'; checkout: T } | { outcome: Refusal }

type Approving = {
  requestId: string
  proofId: string
  total: number
  /** 'YYYY-MM-DD' at the studio. */
  today: string
}

/** A checkout of the request that may still be paid, or is. A session that nobody has got within 5 minutes is none. */
const MAY_BE_PAID = `exists (select 1 from checkout_intent paying join press_proof proof on proof.id = paying.proof_id
  where proof.request_id = press_request.id and paying.deleted_at is null
    and (paying.status in ('open', 'settling', 'paid', 'review')
      or (paying.status = 'opening' and paying.updated_at > now() - interval '5 minutes')))`

/** What the studio offers of requests. Each write takes its request's row first, so that two decisions follow each other. */
export class Proofs {
  readonly #mails: MailOutbox

  constructor(private readonly database: Knex) {
    this.#mails = new MailOutbox(database)
  }

  /** Writes a proof with its mail, once for its key. `outdated`: somebody else has sent this version. */
  async send(
    proof: NewProof,
    mails: (request: PressRequest, proof: PressProof) => NewPressMail[],
  ): Promise<Sending> {
    return this.database.transaction(async (transaction): Promise<Sending> => {
      const request = await this.#locked(proof.request_id, transaction)
      const known = await this.#proofs(transaction).where({ key: proof.key }).first()
      if (known !== undefined) return known.request_id === proof.request_id ? 'known' : 'outdated'
      if (request === undefined || !isOpen(request.state)) return 'closed'
      if (request.state === 'approved') return 'paying'
      const newest = await this.#newest(request.id, transaction)
      if (proof.version !== (newest?.version ?? 0) + 1) return 'outdated'
      const [sent] = await this.#proofs(transaction)
        .insert({
          ...proof,
          id: generateEntityId(undefined, PROOF_ID_PREFIX),
          job: this.#json(proof.job),
          lines: this.#json(proof.lines),
          quote: this.#json(proof.quote),
        })
        .returning('*')
      await this.#step(request.id, 'proofed', transaction)
      if (sent !== undefined) await this.#mails.add(mails(request, sent), transaction)
      return 'sent'
    })
  }

  /** Writes an approval and what `claim` makes of it, both or neither. Repeating it leads to the same checkout. */
  async approve<T>(
    { requestId, proofId, total, today }: Approving,
    claim: (proof: PressProof, request: PressRequest, transaction: Knex) => Promise<T>,
  ): Promise<Approval<T>> {
    return this.database.transaction(async (transaction): Promise<Approval<T>> => {
      const request = await this.#locked(requestId, transaction)
      const newest = await this.#newest(requestId, transaction)
      if (request?.state === 'paid') return { outcome: 'already_paid' }
      if (request === undefined || !isOpen(request.state)) return { outcome: 'request_ended' }
      if (newest === undefined) return { outcome: 'not_proofed' }
      if (newest.id !== proofId) return { outcome: 'newer_version' }
      if (request.state !== 'proofed' && request.state !== 'approved') return { outcome: 'not_proofed' }
      if (newest.total !== total) return { outcome: 'total_changed' }
      if (newest.valid_until < today) return { outcome: 'price_ended' }
      await this.#decisions(transaction)
        .insert({
          id: generateEntityId(undefined, DECISION_ID_PREFIX),
          request_id: requestId,
          proof_id: proofId,
          key: `approved:${proofId}`,
          kind: 'approved',
          words: '',
          by: 'buyer',
        })
        .onConflict('key')
        .ignore()
      await this.#step(requestId, 'approved', transaction)
      return { outcome: 'approved', checkout: await claim(newest, request, transaction) }
    })
  }

  /** Has a request follow the checkout of its proof, in the transaction that changes the checkout. */
  async follow(
    { proof_id: proofId, status }: Pick<Checkout, 'proof_id' | 'status'>,
    transaction: Knex,
  ): Promise<void> {
    if (proofId === null) return
    const proof = await this.#proofs(transaction).where({ id: proofId }).first()
    if (proof === undefined) return
    const { request_id: id } = proof
    if (status === 'paid') await this.#step(id, 'paid', transaction)
    else await this.#returnUnpaid(transaction).where({ id })
  }

  /** Makes approvable again what was approved and cannot be paid any more. */
  async returnUnpaid(): Promise<void> {
    await this.#returnUnpaid(this.database)
  }

  /** The oldest version first. */
  async ofRequests(ids: readonly string[]): Promise<PressProof[]> {
    return this.#proofs()
      .whereIn('request_id', [...ids])
      .orderBy('version')
  }

  #returnUnpaid(database: Knex) {
    return database<PressRequest>('press_request')
      .timeout(...QUERY_LIMIT)
      .where({ state: 'approved' })
      .whereRaw(`not ${MAY_BE_PAID}`)
      .update({ state: 'proofed' })
  }

  #locked(id: string, transaction: Knex): Promise<PressRequest | undefined> {
    return transaction<PressRequest>('press_request')
      .timeout(...QUERY_LIMIT)
      .where({ id })
      .first()
      .forUpdate()
  }

  #newest(requestId: string, transaction: Knex): Promise<PressProof | undefined> {
    return this.#proofs(transaction).where({ request_id: requestId }).orderBy('version', 'desc').first()
  }

  async #step(id: string, state: PressRequest['state'], transaction: Knex): Promise<void> {
    await transaction('press_request')
      .timeout(...QUERY_LIMIT)
      .where({ id })
      .update({ state, last_step_at: transaction.fn.now() })
  }

  #json(value: unknown) {
    return this.database.raw('?::jsonb', [JSON.stringify(value)])
  }

  #proofs(database: Knex = this.database) {
    return database<PressProof>('press_proof').timeout(...QUERY_LIMIT)
  }

  #decisions(database: Knex) {
    return database('press_decision').timeout(...QUERY_LIMIT)
  }
}
