import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { OPENING_MINUTES } from '../inventory/reservation-rules'
import { isOpenRequest } from '../contract/custom-print/print-request'
import { MailStore } from '../mails/mail-store'
import type { NewRequestMail } from '../mails/mail'
import { type Checkout, UNPAID_STATUSES } from '../checkout/checkout'
import {
  ARTWORK_ID_PREFIX,
  DECISION_ID_PREFIX,
  PROOF_ID_PREFIX,
  type NewArtworkFile,
  type NewProof,
  type Proof,
  type PrintRequest,
  queryArtwork,
  queryDecisions,
  queryProofs,
  queryRequests,
} from './print-request-rows'
import type { ProofReservation } from './proof-checkout-store'
import { toJsonb } from '../lib/database'

type ProofCreation = 'sent' | 'known' | 'closed' | 'outdated' | 'paying'
type Refusal =
  | 'newer_version'
  | 'price_ended'
  | 'total_changed'
  | 'not_proofed'
  | 'already_paid'
  | 'request_ended'
type ApprovalOutcome =
  | { outcome: 'approved'; checkout: Checkout }
  | { outcome: 'blanks_short'; missing: Shortages }
  | { outcome: Refusal }
type Shortages = Extract<ProofReservation, { missing: unknown }>['missing']
/** Reserves the checkout of a proof in the transaction that approves it. */
export type ReserveProof = (
  proof: Proof,
  request: PrintRequest,
  transaction: Knex,
) => Promise<ProofReservation>

type Approval = {
  requestId: string
  proofId: string
  total: number
  /** 'YYYY-MM-DD' at the studio. */
  today: string
}

/**
 * SQL: whether the request has a checkout that is paid or can be paid. One whose session nobody has received
 * within 5 minutes does not count.
 */
const MAY_BE_PAID = `exists (select 1 from checkout_intent paying join press_proof proof on proof.id = paying.proof_id
  where proof.request_id = press_request.id and paying.deleted_at is null
    and (paying.status in ('open', 'settling', 'paid', 'review')
      or (paying.status = 'opening' and paying.updated_at > now() - interval '${OPENING_MINUTES} minutes')))`

/** The proofs of requests. Each write locks the request's row first, so that decisions run one after the other. */
export class ProofStore {
  private readonly mails: MailStore

  constructor(private readonly database: Knex) {
    this.mails = new MailStore(database)
  }

  /**
   * Writes a proof with its mail and its picture, if it has one, once for each key.
   * `outdated`: somebody else has sent this version.
   */
  async create(
    proof: NewProof,
    picture: NewArtworkFile | undefined,
    buildMails: (request: PrintRequest, proof: Proof) => NewRequestMail[],
  ): Promise<ProofCreation> {
    return this.database.transaction(async (transaction): Promise<ProofCreation> => {
      const request = await this.lockRequest(proof.request_id, transaction)
      const known = await queryProofs(transaction).where({ key: proof.key }).first()
      if (known !== undefined) return known.request_id === proof.request_id ? 'known' : 'outdated'
      if (request === undefined || !isOpenRequest(request.state)) return 'closed'
      if (request.state === 'approved') return 'paying'
      const newest = await this.readNewest(request.id, transaction)
      if (proof.version !== (newest?.version ?? 0) + 1) return 'outdated'
      const [sent] = await queryProofs(transaction)
        .insert({
          ...proof,
          id: generateEntityId(undefined, PROOF_ID_PREFIX),
          job: toJsonb(proof.job, transaction),
          answers: proof.answers && toJsonb(proof.answers, transaction),
          lines: toJsonb(proof.lines, transaction),
          quote: toJsonb(proof.quote, transaction),
        })
        .returning('*')
      if (picture !== undefined)
        await queryArtwork(transaction).insert({
          ...picture,
          id: generateEntityId(undefined, ARTWORK_ID_PREFIX),
          request_id: request.id,
          version: proof.version,
        })
      await this.step(request.id, 'proofed', transaction)
      if (sent !== undefined) await this.mails.add(buildMails(request, sent), transaction)
      return 'sent'
    })
  }

  /** Writes an approval and what `reserve` does, both or neither. Approving again returns the same checkout. */
  async approve(
    { requestId, proofId, total, today }: Approval,
    reserve: ReserveProof,
  ): Promise<ApprovalOutcome> {
    return this.database.transaction(async (transaction): Promise<ApprovalOutcome> => {
      const request = await this.lockRequest(requestId, transaction)
      const newest = await this.readNewest(requestId, transaction)
      if (request?.state === 'paid') return { outcome: 'already_paid' }
      if (request === undefined || !isOpenRequest(request.state)) return { outcome: 'request_ended' }
      if (newest === undefined) return { outcome: 'not_proofed' }
      if (newest.id !== proofId) return { outcome: 'newer_version' }
      if (request.state !== 'proofed' && request.state !== 'approved') return { outcome: 'not_proofed' }
      if (newest.total !== total) return { outcome: 'total_changed' }
      if (newest.valid_until < today) return { outcome: 'price_ended' }
      const reservation = await reserve(newest, request, transaction)
      if ('missing' in reservation) return { outcome: 'blanks_short', missing: reservation.missing }
      await queryDecisions(transaction)
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
      await this.step(requestId, 'approved', transaction)
      return { outcome: 'approved', checkout: reservation.checkout }
    })
  }

  /**
   * Records that a buyer could not approve a proof, as blank shirts were missing; once for each proof and sizes.
   */
  async recordBlankShortage(requestId: string, proofId: string, missing: Shortages): Promise<void> {
    await queryDecisions(this.database)
      .insert({
        id: generateEntityId(undefined, DECISION_ID_PREFIX),
        request_id: requestId,
        proof_id: proofId,
        key: `blanks_short:${proofId}:${missing.map(({ size }) => size).join()}`,
        kind: 'blanks_short',
        words: missing.map(({ size, pieces, free }) => `${pieces} × ${size} (${free})`).join(', '),
        by: 'buyer',
      })
      .onConflict('key')
      .ignore()
  }

  /** Changes the request's state with the checkout of its proof, in the transaction that changes the checkout. */
  async syncRequestState(
    { proof_id: proofId, status }: Pick<Checkout, 'proof_id' | 'status'>,
    transaction: Knex,
  ): Promise<void> {
    const isDecided = status === 'paid' || UNPAID_STATUSES.includes(status)
    if (proofId === null || !isDecided) return
    const proof = await queryProofs(transaction).where({ id: proofId }).first()
    if (proof === undefined) return
    const { request_id: id } = proof
    if (status === 'paid') await this.step(id, 'paid', transaction)
    else await this.updateUnpaidToProofed(transaction).where({ id })
  }

  /** Makes approved proofs approvable again if their checkout cannot be paid any more. */
  async reopenUnpaid(): Promise<void> {
    await this.updateUnpaidToProofed(this.database)
  }

  async findById(id: string): Promise<Proof | undefined> {
    return queryProofs(this.database).where({ id }).first()
  }

  /** Returns the latest proof; once the request is paid, the approved one. */
  async findShown({ id, state }: Pick<PrintRequest, 'id' | 'state'>): Promise<Proof | undefined> {
    const isApproved =
      "exists (select 1 from press_decision d where d.proof_id = press_proof.id and d.kind = 'approved')"
    return queryProofs(this.database)
      .where({ request_id: id })
      .whereRaw(state === 'paid' ? isApproved : 'true')
      .orderBy('version', 'desc')
      .first()
  }

  async findByKey(key: string): Promise<Proof | undefined> {
    return queryProofs(this.database).where({ key }).first()
  }

  /** Returns all proofs of requests, the oldest version first. */
  async listByRequests(ids: readonly string[]): Promise<Proof[]> {
    return queryProofs(this.database)
      .whereIn('request_id', [...ids])
      .orderBy('version')
  }

  /** Returns the latest proof of each request that has one, by the request's id. */
  async findNewestByRequests(ids: readonly string[]): Promise<ReadonlyMap<string, Proof>> {
    return new Map((await this.listByRequests(ids)).map((proof) => [proof.request_id, proof]))
  }

  private updateUnpaidToProofed(database: Knex) {
    return queryRequests(database)
      .where({ state: 'approved' })
      .whereRaw(`not ${MAY_BE_PAID}`)
      .update({ state: 'proofed' })
  }

  private lockRequest(id: string, transaction: Knex): Promise<PrintRequest | undefined> {
    return queryRequests(transaction).where({ id }).first().forUpdate()
  }

  private readNewest(requestId: string, transaction: Knex): Promise<Proof | undefined> {
    return queryProofs(transaction).where({ request_id: requestId }).orderBy('version', 'desc').first()
  }

  private async step(id: string, state: PrintRequest['state'], transaction: Knex): Promise<void> {
    await queryRequests(transaction).where({ id }).update({ state, last_step_at: transaction.fn.now() })
  }
}
