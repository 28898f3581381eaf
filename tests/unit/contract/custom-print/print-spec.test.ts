import { expect, it } from 'vitest'
import { formatSizeCounts } from '@contract/custom-print/print-spec'

it('the pieces of a print are read from the smallest size to the largest, however they are stored', () => {
  const stored = { L: 8, M: 0, S: 4, XL: 2 }
  expect(formatSizeCounts(stored).split(', ')).toEqual(['4\u00a0S', '8\u00a0L', '2\u00a0XL'])
})
