import { expect, it } from 'vitest'
import { capitalise } from '@contract/text/capitalise'

it.each([
  ['red ink on a Black shirt', 'Red ink on a Black shirt'],
  ['écru', 'Écru'],
])('a line about a print begins with a capital, and else stays as it is: %s', (text, line) => {
  expect(capitalise(text)).toBe(line)
})
