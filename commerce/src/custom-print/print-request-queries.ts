import type { MedusaContainer } from '@medusajs/framework/types'
import { PAID_STATUSES } from '../checkout/checkout'
import { buildIsPayableSql } from '../inventory/payable-checkout'
import { buildTextListSql } from '../lib/database'
import { type PrintRequest, type Proof, queryProofs } from './custom-print-rows'

/** SQL: whether a request, a row of `press_request`, has a checkout that is paid or can be paid. */
export const MAY_BE_PAID_SQL = `exists (select 1 from checkout_intent paying
  join press_proof proof on proof.id = paying.proof_id
  where proof.request_id = press_request.id and paying.deleted_at is null
    and (paying.status in (${buildTextListSql(PAID_STATUSES)}) or ${buildIsPayableSql('paying')}))`

const IS_APPROVED_SQL =
  "exists (select 1 from press_decision d where d.proof_id = press_proof.id and d.kind = 'approved')"

/** Returns the latest proof of a request; once the request is paid, the approved one. */
export async function findShownProof(
  { id, state }: Pick<PrintRequest, 'id' | 'state'>,
  container: MedusaContainer,
): Promise<Proof | undefined> {
  return queryProofs(container.resolve('__pg_connection__'))
    .where({ request_id: id })
    .whereRaw(state === 'paid' ? IS_APPROVED_SQL : 'true')
    .orderBy('version', 'desc')
    .first()
}
