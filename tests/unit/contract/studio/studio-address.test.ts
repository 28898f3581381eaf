import { expect, it } from 'vitest'
import { formatAddressLine, formatPostalLines } from '@contract/studio/studio-address'

const CHUR = { street: 'Obere Gasse 1', postalCode: '7000', city: 'Chur' }

it('writes an address in a line, or in two', () => {
  expect(formatAddressLine(CHUR)).toBe('Obere Gasse 1, 7000 Chur')
  expect(formatPostalLines(CHUR)).toEqual(['Obere Gasse 1', '7000 Chur'])
})
