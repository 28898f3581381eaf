import { PROOF_FAILURES, type ProofFailureCode } from '../contract/press/linked-request'
import { Failure } from '../lib/shop-error'

type Body = { error: string; code: ProofFailureCode }

/** Why a buyer cannot decide so: what was seen is no longer what there is. */
export class ProofError extends Failure<Body> {
  constructor(code: ProofFailureCode) {
    super(409, { error: PROOF_FAILURES[code], code })
  }
}
