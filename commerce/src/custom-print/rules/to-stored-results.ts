import { encodeNames } from '../../contract/custom-print/field-names'
import type { PreflightResult } from '../../print-kernel/preflight'
import { FILM_DIFFERS, type StoredPreflightResult } from '../../contract/custom-print/preflight-codes'

/**
 * Returns preflight results as they are stored: without quick fixes, which only the editor has, and with whether the
 * buyer was shown another film.
 */
export const toStoredResults = (
  results: readonly PreflightResult[],
  isOtherFilm = false,
): StoredPreflightResult[] => [
  ...(isOtherFilm ? [encodeNames({ code: FILM_DIFFERS, severity: 'warning', values: {} } as const)] : []),
  ...results.map(({ code, severity, values }) => encodeNames({ code, severity, values })),
]
