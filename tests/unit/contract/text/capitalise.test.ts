import { expect, it, vi } from 'vitest'
import { capitalise } from '@contract/text/capitalise'

it.each([
  ['red ink on a Black shirt', 'Red ink on a Black shirt'],
  ['écru', 'Écru'],
])('a line about a print begins with a capital, and else stays as it is: %s', (text, line) => {
  expect(capitalise(text)).toBe(line)
})

it('a line has the letters of its own language also on a Turkish machine', () => {
  const { toLocaleUpperCase } = String.prototype
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string) {
    return toLocaleUpperCase.call(this, 'tr')
  })
  expect(capitalise('ink from the left')).toBe('Ink from the left')
})
