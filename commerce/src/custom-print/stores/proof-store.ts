import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { isOpenRequest } from '../../contract/custom-print/print-request'
import type { MailStore } from '../../mails/mail-store'
import type { NewRequestMail } from '../../mails/mail'
import { type Checkout, isUnpaidCheckout } from '../../checkout/checkout'
import {
  PROOF_ID_PREFIX,
  type NewArtworkFile,
  type NewProof,
  type Proof,
  type PrintRequest,
  queryProofs,
} from './custom-print-rows'
import type { PrintRequestStore } from './print-request-store'
import type { RequestDecisionStore } from './request-decision-store'
import type { ProofReservation } from './proof-checkout-store'
import { type ApprovalRefusal, findApprovalRefusal, type SeenProof } from '../rules/find-approval-refusal'
import { ERASED_PROOF } from '../rules/personal-data'
import { decodeNames, type EncodedFields, encodeNames } from '../../contract/custom-print/field-names'
import { toJsonb } from '../../lib/database'

type ProofCreation = 'sent' | 'known' | 'closed' | 'outdated' | 'paying'
type ApprovalOutcome =
  | { outcome: 'approved'; checkout: Checkout }
  | { outcome: 'blanks_short'; missing: Shortages }
  | { outcome: ApprovalRefusal }
type Shortages = Extract<ProofReservation, { missing: unknown }>['missing']
/** Reserves the checkout of a proof in the transaction that approves it. */
export type ProofReserver = (
  proof: Proof,
  request: PrintRequest,
  transaction: Knex,
) => Promise<ProofReservation>

type ProofApproval = SeenProof & {
  requestId: string
  /** 'YYYY-MM-DD' at the studio. */
  today: string
}

/** The proofs of requests. Each write locks the request's row first, so that decisions run one after the other. */
export class ProofStore {
  constructor(
    private readonly database: Knex,
    private readonly requests: PrintRequestStore,
    private readonly decisions: RequestDecisionStore,
    private readonly mails: Pick<MailStore, 'add'>,
  ) {}

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
      const request = await this.requests.lock(proof.request_id, transaction)
      const existing = await queryProofs(transaction).where({ key: proof.key }).first()
      if (existing !== undefined) return existing.request_id === proof.request_id ? 'known' : 'outdated'
      if (request === undefined || !isOpenRequest(request.state)) return 'closed'
      if (request.state === 'approved') return 'paying'
      const newest = await this.findNewest(request.id, transaction)
      if (proof.version !== (newest?.version ?? 0) + 1) return 'outdated'
      const [sent] = await queryProofs(transaction)
        .insert({
          ...encodeNames({
            ...proof,
            spec: toJsonb(proof.spec, transaction),
            results: proof.results && toJsonb(proof.results, transaction),
            lines: toJsonb(proof.lines, transaction),
            quote: toJsonb(proof.quote, transaction),
          }),
          id: generateEntityId(undefined, PROOF_ID_PREFIX),
        })
        .returning('*')
      if (picture !== undefined)
        await this.requests.addArtwork(request.id, [{ ...picture, version: proof.version }], transaction)
      await this.requests.setState(request.id, 'proofed', transaction)
      if (sent !== undefined) await this.mails.add(buildMails(request, decodeNames(sent)), transaction)
      return 'sent'
    })
  }

  /** Writes an approval and what `reserve` does, both or neither. Approving again returns the same checkout. */
  async approve(
    { requestId, today, ...seen }: ProofApproval,
    reserve: ProofReserver,
  ): Promise<ApprovalOutcome> {
    return this.database.transaction(async (transaction): Promise<ApprovalOutcome> => {
      const request = await this.requests.lock(requestId, transaction)
      if (request === undefined) return { outcome: 'request_ended' }
      const newest = await this.findNewest(requestId, transaction)
      const refusal = findApprovalRefusal(request, newest, seen, today)
      if (newest === undefined || refusal !== undefined) return { outcome: refusal ?? 'not_proofed' }
      const reservation = await reserve(newest, request, transaction)
      if ('missing' in reservation) return { outcome: 'blanks_short', missing: reservation.missing }
      await this.decisions.add(
        {
          request_id: requestId,
          proof_id: newest.id,
          key: `approved:${newest.id}`,
          kind: 'approved',
          words: '',
          by: 'buyer',
        },
        transaction,
      )
      await this.requests.setState(requestId, 'approved', transaction)
      return { outcome: 'approved', checkout: reservation.checkout }
    })
  }

  /**
   * Records that a buyer could not approve a proof, as blank shirts were missing; once for each proof and sizes.
   */
  async recordBlankShortage(requestId: string, proofId: string, missing: Shortages): Promise<void> {
    await this.decisions.add({
      request_id: requestId,
      proof_id: proofId,
      key: `blanks_short:${proofId}:${missing.map(({ size }) => size).join()}`,
      kind: 'blanks_short',
      words: missing.map(({ size, pieces, free }) => `${pieces} × ${size} (${free})`).join(', '),
      by: 'buyer',
    })
  }

  /** Changes the request's state with the checkout of its proof, in the transaction that changes the checkout. */
  async syncRequestState(
    { proof_id: proofId, status }: Pick<Checkout, 'proof_id' | 'status'>,
    transaction: Knex,
  ): Promise<void> {
    const isDecided = status === 'paid' || isUnpaidCheckout({ status })
    if (proofId === null || !isDecided) return
    const proof = await queryProofs(transaction).where({ id: proofId }).first()
    if (proof === undefined) return
    const { request_id: id } = proof
    if (status === 'paid') await this.requests.setState(id, 'paid', transaction)
    else await this.requests.reopenIfUnpaid(id, transaction)
  }

  /** Erases what names a person of a request's proofs. */
  async erasePersonalData(requestId: string, transaction: Knex): Promise<void> {
    await queryProofs(transaction).where({ request_id: requestId }).update(ERASED_PROOF)
  }

  async findById(id: string): Promise<Proof | undefined> {
    const row = await queryProofs(this.database).where({ id }).first()
    return row && decodeNames(row)
  }

  async findByKey(key: string): Promise<Proof | undefined> {
    const row = await queryProofs(this.database).where({ key }).first()
    return row && decodeNames(row)
  }

  /** Returns all proofs of requests, the oldest version first. */
  async listByRequests(ids: readonly string[]): Promise<Proof[]> {
    const rows = await queryProofs(this.database)
      .whereIn('request_id', [...ids])
      .orderBy('version')
    return rows.map(decodeNames)
  }

  /** Returns the latest proof of a request; undefined if it has none. */
  async findNewest(requestId: string, transaction: Knex = this.database): Promise<Proof | undefined> {
    const row = await queryProofs(transaction)
      .where({ request_id: requestId })
      .orderBy('version', 'desc')
      .first()
    return row && decodeNames(row)
  }

  /** Returns the latest proof of each request that has one, by the request's id. */
  async findNewestByRequests(ids: readonly string[]): Promise<ReadonlyMap<string, Proof>> {
    const newest: EncodedFields<Proof>[] = await queryProofs(this.database)
      .distinctOn('request_id')
      .whereIn('request_id', [...ids])
      .orderBy([{ column: 'request_id' }, { column: 'version', order: 'desc' }])
    return new Map(newest.map((row) => [row.request_id, decodeNames(row)]))
  }
}
