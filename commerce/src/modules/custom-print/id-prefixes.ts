export const REQUEST_ID_PREFIX = 'preq'
export const ARTWORK_ID_PREFIX = 'part'
export const DECISION_ID_PREFIX = 'pdec'
export const PROOF_ID_PREFIX = 'prof'
