import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildTrackingPattern,
  buildWordPatterns,
  hasSearchedWords,
  parseSearchedNumber,
} from '@contract/text/spelling-patterns'
import { searches } from '../../../support/spellings'

describe('an order that staff search by its buyer', () => {
  it('is found by any spelling of the name, with the words in any order [S2]', () => {
    fc.assert(
      fc.property(searches, ({ stored, typed }) => hasSearchedWords(stored, typed)),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['Stras', 'Straße'],
    ['Strasse', 'STRAẞE'],
    ['straẞe', 'Strasse'],
    ["d'angelo", 'D´Angelo'],
    ['D´Angelo', "D'Angelo"],
    ['Hanspeter', 'Hans-Peter'],
    ['Hans-Peter', 'Hans Peter'],
    ['Ｍüller', 'Müller'],
    ['@müller.ch', 'anna@müller.ch'],
    ['Aebi', 'Æbi'],
    ['Stras', 'STRAẞE'],
    ['Hamrun', 'Ħamrun'],
    ['Dokovic', 'Đoković'],
    ['Gudmundur', 'Guðmundur'],
    ['Tor', 'Ŧor'],
  ])('is found where a keyboard or a habit differs: %s for %s [S2]', (typed, stored) => {
    expect(hasSearchedWords(stored, typed)).toBe(true)
  })

  it.each([
    ['Ueli', 'Julia Paulin'],
    ['Aebi', 'Fabian'],
    ['Hess', 'Theresa'],
    ['Weiss', 'Weiser'],
    ['Strasse', 'Strase'],
    ['Müller Zug', 'Jürg Müller'],
    ['j.m@gmx.ch', 'mj@gmx.ch'],
    ['Dora', 'Łora'],
    ['𠮷', '𠮶野'],
    ['%', 'Anna'],
    ['.*', 'Anna'],
    ['', 'Anna'],
  ])('is not found by what is in no spelling of it: %s in %s [S2]', (typed, stored) => {
    expect(hasSearchedWords(stored, typed)).toBe(false)
  })
})

it('a search has as many words as staff have typed, of which signs are none', () => {
  expect(buildWordPatterns('Müller &,  - Söhne')).toHaveLength(2)
})

it.each([
  ['27', 27],
  ['#1001', 1001],
  ['9999999', 9_999_999],
  ['', undefined],
  ['#', undefined],
  ['12345678', undefined],
  ['27 Anna', undefined],
  ['Anna 27', undefined],
])('staff search by a number where they type one alone: %j', (text, number) => {
  expect(parseSearchedNumber(text)).toBe(number)
})

describe('an order that staff search by its tracking number', () => {
  const SPELLINGS = [
    '99.00.123456.12345678',
    '990012345612345678',
    '99 00 123456 12345678',
    '99-00-123456-12345678',
  ]
  it.each(SPELLINGS)('is found in whatever groups it is written: %s [S2]', (typed) => {
    for (const stored of SPELLINGS) expect(tracks(typed, stored)).toBe(true)
    expect(tracks(typed, '99.00.123456.12345679')).toBe(false)
  })

  it('is found in either case, and is not looked for where a text is a name or an address [S2]', () => {
    expect(tracks('rr 123 456 785 ch', 'RR123456785CH')).toBe(true)
    expect(buildTrackingPattern('Müller Jürg')).toBeUndefined()
    expect(buildTrackingPattern('anna7@example.ch')).toBeUndefined()
    expect(buildWordPatterns('99.00.123456')).toEqual([])
  })
})

function tracks(typed: string, stored: string): boolean {
  return isMatch(buildTrackingPattern(typed) ?? '$.', stored)
}

const isMatch = (pattern: string, stored: string) => new RegExp(pattern, 'u').test(stored.normalize('NFKD'))
