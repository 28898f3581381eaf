import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { isOpenRequest, type RequestState } from '../../contract/custom-print/print-request'
import type { NewRequestMail } from '../../mails/mail'
import type { MailStore } from '../../mails/mail-store'
import {
  DECISION_ID_PREFIX,
  type NewRequestDecision,
  type PrintRequest,
  queryDecisions,
  type RequestDecision,
} from './custom-print-rows'
import type { PrintRequestStore } from './print-request-store'
import { ERASED_DECISION } from '../rules/personal-data'

/** The decisions of buyers and of the studio, each written with its mails and the request's state in one transaction. */
export class RequestDecisionStore {
  constructor(
    private readonly database: Knex,
    private readonly requests: PrintRequestStore,
    private readonly mails: Pick<MailStore, 'add'>,
  ) {}

  /**
   * Writes a decision on an open request and the request's new state.
   * Does nothing for a known key or a closed request, nor for an answer to which there is no open question.
   */
  async record(
    decision: NewRequestDecision,
    state: RequestState,
    buildMails: (request: PrintRequest, decision: RequestDecision) => NewRequestMail[],
  ): Promise<'decided' | 'known' | 'closed' | 'not_asked' | 'paying'> {
    return this.database.transaction(async (transaction) => {
      const { request_id: id } = decision
      const request = await this.requests.lock(id, transaction)
      const existing = await queryDecisions(transaction).where({ key: decision.key }).first()
      if (existing !== undefined) return existing.request_id === id ? 'known' : 'closed'
      if (request === undefined || !isOpenRequest(request.state))
        return request?.state === state ? 'known' : 'closed'
      if (decision.kind === 'answered' && request.state !== 'question') return 'not_asked'
      // Its session must be expired first: if it were paid, there would be an order of a withdrawn request.
      if (request.state === 'approved') return 'paying'
      const [written] = await queryDecisions(transaction)
        .insert({ ...decision, id: generateEntityId(undefined, DECISION_ID_PREFIX) })
        .returning('*')
      await this.requests.setState(id, state, transaction)
      if (written !== undefined) await this.mails.add(buildMails({ ...request, state }, written), transaction)
      return 'decided'
    })
  }

  /** Writes a decision, in `transaction` if given, unless there is one under its key. The state stays. */
  async add(decision: NewRequestDecision, transaction: Knex = this.database): Promise<void> {
    await queryDecisions(transaction)
      .insert({ ...decision, id: generateEntityId(undefined, DECISION_ID_PREFIX) })
      .onConflict('key')
      .ignore()
  }

  async listByRequests(ids: readonly string[]): Promise<RequestDecision[]> {
    return queryDecisions(this.database)
      .whereIn('request_id', [...ids])
      .orderBy('at')
  }

  /** Erases what names a person of a request's decisions. */
  async erasePersonalData(requestId: string, transaction: Knex): Promise<void> {
    await queryDecisions(transaction).where({ request_id: requestId }).update(ERASED_DECISION)
  }
}
