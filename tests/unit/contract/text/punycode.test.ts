import { describe, expect, it } from 'vitest'
import { decodePunycode } from '@contract/text/punycode'

describe('a domain that mail servers have written in their own way', () => {
  it.each([
    ['mller-kva', 'müller'],
    ['r8jz45g', '例え'],
    ['abc-d91s1b', 'abc\uF954\uF960'],
    ['dn32g', '\u{10FFFF}'],
  ])('is read in its letters: %s', (encoded, letters) => expect(decodePunycode(encoded)).toBe(letters))

  it.each(['99999999', 'a-é'])('is no domain where it means no letters: %s', (encoded) => {
    expect(decodePunycode(encoded)).toBe('')
  })
})
