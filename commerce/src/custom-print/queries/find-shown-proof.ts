import type { MedusaContainer } from '@medusajs/framework/types'
import { decodeNames } from '../../contract/custom-print/field-names'
import { type PrintRequest, type Proof, queryProofs } from '../stores/custom-print-rows'

const IS_APPROVED_SQL =
  "exists (select 1 from press_decision d where d.proof_id = press_proof.id and d.kind = 'approved')"

/** Returns the latest proof of a request; once the request is paid, the approved one. */
export async function findShownProof(
  { id, state }: Pick<PrintRequest, 'id' | 'state'>,
  container: MedusaContainer,
): Promise<Proof | undefined> {
  const row = await queryProofs(container.resolve('__pg_connection__'))
    .where({ request_id: id })
    .whereRaw(state === 'paid' ? IS_APPROVED_SQL : 'true')
    .orderBy('version', 'desc')
    .first()
  return row && decodeNames(row)
}
