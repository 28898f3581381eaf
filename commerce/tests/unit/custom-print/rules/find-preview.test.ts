import { describe, expect, it } from 'vitest'
import { findPreview } from '../../../../src/custom-print/rules/find-preview'

describe('the picture of a print', () => {
  const sent = { kind: 'preview', version: null } as const
  const second = { kind: 'proof', version: 2 } as const

  it('is that of the version, or what was sent where the version prints it', () => {
    expect(findPreview([sent, second], 2)).toBe(second)
    for (const version of [undefined, 1, 3]) expect(findPreview([second, sent], version)).toBe(sent)
    expect(findPreview([], 1)).toBeUndefined()
  })
})
