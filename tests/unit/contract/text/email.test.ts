import { domainToUnicode } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailSchema, parseEmail, parseStaffEmail } from '@contract/text/email'
import { parseUrl } from '@contract/text/parse-url'

describe('an e-mail address that a visitor types', () => {
  it.each([
    'anna@example.ch',
    'Anna.Muster+shirts@example.ch',
    'anna@müller.ch',
    'müller@example.ch',
    'jane&john@example.ch',
    'a/b@example.ch',
    '"anna b"@example.ch',
    '"a@b"@example.ch',
    '"a\\"b"@example.ch',
    "o'hara@example.ch",
    'a..b.@docomo.ne.jp',
    'anna@faß.de',
    'anna@straße.de',
    'anna@☃.net',
    'anna@例え.jp',
    'anna@نامه\u200Cای.com',
    'anna@a-b.example.museum',
    'anna@例え.みんな',
    'anna@example.中国',
    `${'a'.repeat(243)}@example.ch`,
  ])('is kept as it is: %s', (email) => expect(parseEmail(email)).toBe(email))

  it.each([
    [' anna@example.ch\n', 'anna@example.ch'],
    ['\u00A0anna@example.ch\u3000', 'anna@example.ch'],
    ['anna@example.ch\u200B', 'anna@example.ch'],
    ['an\u200Bna@exa\u00ADmple.ch', 'anna@example.ch'],
    ['\u200B anna@example.ch \u200B', 'anna@example.ch'],
    ['anna@exam\u200Dple.ch', 'anna@example.ch'],
    ['\u200D anna@example.ch \u200D', 'anna@example.ch'],
    ['\u202Aanna@example.ch\u202C', 'anna@example.ch'],
    ['Anna@Example.CH', 'Anna@example.ch'],
    ['anna@MÜLLER.ch', 'anna@müller.ch'],
    ['anna@mu\u0308ller.ch', 'anna@müller.ch'],
    ['anna@xn--mller-kva.ch', 'anna@müller.ch'],
    ['anna@XN--MLLER-KVA.ch', 'anna@müller.ch'],
    ['anna@例え。jp', 'anna@例え.jp'],
  ])('is cleaned: %j', (typed, email) => expect(parseEmail(typed)).toBe(email))

  it.each([
    '',
    '@',
    'anna',
    'anna@',
    '@example.ch',
    'anna@example',
    'anna@example.c',
    'anna@example.ch.',
    'anna@example..ch',
    'anna@-example.ch',
    'anna@exa_mple.ch',
    'anna@ex%61mple.ch',
    'anna@example.ch:25',
    'anna@example.ch/path',
    'anna@[127.0.0.1]',
    'anna@127.0.0.1',
    'anna@xn--a.ch',
    'anna@xn--99999999.ch',
    'an na@example.ch',
    'anna@exam ple.ch',
    'a@example.ch, b@example.ch',
    'a@example.ch,b@example.ch',
    'a@example.ch;b@example.ch',
    'a,b@example.ch',
    'a@b@example.ch',
    'Anna <anna@example.ch>',
    '"a>b"@example.ch',
    '"anna@example.ch',
    '"an"na"@example.ch',
    'anna(work)@example.ch',
    'anna\\b@example.ch',
    'an\0na@example.ch',
    'an\uD800na@example.ch',
    'anna@example.ch\r\nBcc: all@example.ch',
    `${'a'.repeat(244)}@example.ch`,
    `anna@${'a'.repeat(64)}.ch`,
    `anna@${'ü'.repeat(63)}.ch`,
  ])('is refused: %j', (text) => expect(parseEmail(text)).toBeUndefined())

  it('is the same address however often it is cleaned, and with blanks and zero-width marks anywhere around', () => {
    const blank = fc.constantFrom('', ' ', '\n', '\u00A0', '\u200B', '\uFEFF', '\u200D')
    fc.assert(
      fc.property(fc.emailAddress(), blank, blank, (email, before, after) => {
        const parsed = parseEmail(email)
        expect(parsed).toBe(parseEmail(parsed ?? ''))
        expect(parseEmail(before + email + after)).toBe(parsed)
        expect(parsed?.toLowerCase()).toBe(email.toLowerCase())
      }),
    )
  })

  it('has a domain in the letters that its punycode means, however many were typed before', () => {
    const letters = fc.constantFrom(...'abz019äöüßéøπжאعい例한ก😀')
    const label = fc.string({ unit: letters, minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(label, (name) => {
        const hostname = parseUrl(`https://${name}.ch`)?.hostname
        if (hostname === undefined) return
        expect(parseEmail(`anna@${hostname}`)).toBe(`anna@${domainToUnicode(hostname)}`)
        expect(parseEmail(`anna@${name}.ch`)).toBe(`anna@${domainToUnicode(hostname)}`)
      }),
      // Node 20's URL.canParse denies letters once it has been asked some thousand times.
      { numRuns: 5000 },
    )
  })

  it('is decided at once, however long a text is', () => {
    const [started, long] = [performance.now(), 'a'.repeat(100_000)]
    for (const text of [
      long,
      `"${long}`,
      `"${'\\'.repeat(100_000)}"@example.ch`,
      '@'.repeat(100_000),
      `anna@${'a.'.repeat(50_000)}`,
    ])
      expect(parseEmail(text)).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

it('a typed address is stored as it is kept, or refused', () => {
  expect(emailSchema.parse(' Anna@Example.CH ')).toBe('Anna@example.ch')
  expect(emailSchema.safeParse('anna').success).toBe(false)
})

it('a member of staff has one address, whatever the case that is typed', () => {
  expect(parseStaffEmail(' Anna.MUSTER@Müller.CH ')).toBe('anna.muster@müller.ch')
  expect(parseStaffEmail('anna')).toBeUndefined()
})
