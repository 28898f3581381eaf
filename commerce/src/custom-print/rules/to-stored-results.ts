import { encodeNames } from '../../contract/custom-print/field-names'
import type { PreflightResult } from '../../print-kernel/preflight/preflight-result'
import { FILM_DIFFERS, type StoredPreflightResult } from '../../contract/custom-print/preflight-codes'

/**
 * Returns the results of what the buyer saw as the server prints it, as every proof and what follows from it: whether
 * another film was shown before is over with that.
 */
export const omitOtherFilm = (results: readonly StoredPreflightResult[]): StoredPreflightResult[] =>
  results.filter(({ code }) => code !== FILM_DIFFERS)

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
