import { fillTemplate } from '../contract/text/template'
import type { ProofFailure, ProofFailureCode } from '../contract/custom-print/proof-failures'
import { HttpRefusal } from '../refusals/shop-refusal'
import { PROOF_FAILURES } from './custom-print-failure-sentences'

/** Why a decision is refused: what the buyer has seen has changed. */
export class ProofRefusal extends HttpRefusal<ProofFailure> {
  constructor(code: ProofFailureCode, values?: Record<string, string | number>) {
    const error = fillTemplate(PROOF_FAILURES[code], values ?? {})
    super(409, { error, code, ...(values === undefined ? {} : { values }) })
  }
}
