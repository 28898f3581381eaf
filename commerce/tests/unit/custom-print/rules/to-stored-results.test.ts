import { expect, it } from 'vitest'
import type { PreflightResult } from '../../../../src/print-kernel/preflight/preflight-result'
import { omitOtherFilm, toStoredResults } from '../../../../src/custom-print/rules/to-stored-results'

const SHARP: PreflightResult = { code: 'sharp', severity: 'tick', values: {}, quickFixes: [], points: [] }

it('what the studio has to send a proof for is no longer said of that proof', () => {
  const stored = toStoredResults([SHARP], true)
  expect(stored.map(({ code }) => code)).toEqual(['filmDiffers', 'sharp'])
  expect(omitOtherFilm(stored).map(({ code }) => code)).toEqual(['sharp'])
  expect(toStoredResults([SHARP]).map(({ code }) => code)).toEqual(['sharp'])
})
