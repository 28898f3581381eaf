import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findAccountEmail } from '../../../src/auth/account-email'

const ACCOUNTS = ['Beat@Example.ch', 'anna@müller.ch', 'carla@example.ch\u200B', 'dario@example.ch']

describe('the account that somebody means who signs in', () => {
  it.each([
    ['dario@example.ch', 'dario@example.ch'],
    [' Dario@EXAMPLE.ch\u200B', 'dario@example.ch'],
    ['beat@example.ch', 'Beat@Example.ch'],
    ['Beat@Example.ch', 'Beat@Example.ch'],
    ['ANNA@MÜLLER.CH', 'anna@müller.ch'],
    // Chrome sends the address in this form.
    ['anna@xn--mller-kva.ch', 'anna@müller.ch'],
    ['carla@example.ch', 'carla@example.ch\u200B'],
    ['eva@example.ch', undefined],
    ['', undefined],
  ])('by %j is %j', (typed, email) => expect(findAccountEmail(typed, ACCOUNTS)).toBe(email))

  it.each([
    ['Anna@example.ch', 'Anna@example.ch'],
    ['anna@example.ch', 'anna@example.ch'],
    [' Anna@Example.CH ', 'Anna@example.ch'],
    ['ANNA@example.ch', undefined],
  ])('among two that differ by case alone is the one in that spelling: %j', (typed, email) =>
    expect(findAccountEmail(typed, ['Anna@example.ch', 'anna@example.ch', 'beat@example.ch'])).toBe(email),
  )

  it('is never that of another address, and always the one in exactly these letters', () => {
    const spelling = fc.tuple(
      fc.constantFrom('anna', 'Anna', 'ANNA', 'beat'),
      fc.constantFrom('', ' ', '\u200B'),
    )
    const email = spelling.map(([name, mark]) => `${name}@example.ch${mark}`)
    const clean = (text: string) => text.replaceAll(/[ \u200B]/g, '').toLowerCase()
    fc.assert(
      fc.property(email, fc.uniqueArray(email), (typed, stored) => {
        const found = findAccountEmail(typed, stored)
        if (stored.includes(typed)) expect(found).toBe(typed)
        if (found === undefined) {
          expect(stored.filter((other) => clean(other) === clean(typed)).length).not.toBe(1)
        } else {
          expect(stored).toContain(found)
          expect(clean(found)).toBe(clean(typed))
        }
      }),
    )
  })
})
