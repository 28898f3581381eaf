import { describe, expect, it } from 'vitest'
import { parseHundredths } from '@contract/money/typed-amount'

describe('an amount that the studio types', () => {
  it.each([
    ['0', 0],
    ['7', 700],
    ['9.5', 950],
    ['9,50', 950],
    [' 29.90 ', 2990],
    ['12345.67', 1_234_567],
    ["12'345.67", 1_234_567],
    ['12’345', 1_234_500],
    ['8.29', 829],
  ])('is read with a point or a comma, and as amounts are shown: %j', (text, hundredths) => {
    expect(parseHundredths(text, 2_000_000)).toBe(hundredths)
  })

  it.each([
    '',
    'ten',
    '-1',
    '8.125',
    '.5',
    '8.',
    '8.x',
    '1e1',
    '1,000.50',
    "'123",
    "1'5",
    "12'50",
    "1'2345",
    '123456',
    'CHF 9',
    '9 CHF',
    'x.5',
  ])('is asked for again where it is none: %j', (text) =>
    expect(parseHundredths(text, 99_999_999)).toBeUndefined(),
  )

  it('is asked for again where it is more than can be meant', () => {
    expect(parseHundredths('200', 20_000)).toBe(20_000)
    expect(parseHundredths('200.01', 20_000)).toBeUndefined()
  })
})
