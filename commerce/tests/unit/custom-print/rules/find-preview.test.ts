import { describe, expect, it } from 'vitest'
import { findPicture, findPreview } from '../../../../src/custom-print/rules/find-preview'

describe('the picture of a print', () => {
  const sent = { kind: 'preview', version: null } as const
  const second = { kind: 'proof', version: 2 } as const

  it('is that of the version, or what was sent where the version prints it', () => {
    expect(findPreview([sent, second], 2)).toBe(second)
    for (const version of [undefined, 1, 3]) expect(findPreview([second, sent], version)).toBe(sent)
    expect(findPreview([], 1)).toBeUndefined()
  })

  it('is asked for by its kind, as the other pictures of a request are', () => {
    const original = { kind: 'original', version: null } as const
    expect(findPicture([original, sent, second], 'preview', 2)).toBe(second)
    expect(findPicture([original, sent, second], 'original', 2)).toBe(original)
    expect(findPicture([original], 'thumbnail')).toBeUndefined()
  })
})
