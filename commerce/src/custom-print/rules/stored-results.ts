import type { PreflightResult } from '../../print-kernel/preflight'
import type { StoredPreflightResult } from '../../contract/custom-print/preflight-codes'

/** What the press says as it is kept: quick fixes are the editor's alone. */
export const toStoredResults = (results: readonly PreflightResult[]): StoredPreflightResult[] =>
  results.map(({ code, severity, values }) => ({ code, sign: severity, values }))
