import type { PreflightResult } from '../../print-kernel/preflight'
import type { StoredPreflightResult } from '../../contract/custom-print/preflight-codes'

/** Returns preflight results as they are stored: without quick fixes, which only the editor has. */
export const toStoredResults = (results: readonly PreflightResult[]): StoredPreflightResult[] =>
  results.map(({ code, severity, values }) => ({ code, sign: severity, values }))
