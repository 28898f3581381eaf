import { expect, it } from 'vitest'
import { isBoardRefusal } from '@contract/board/board-refusal'

it('staff read a refusal in the board’s words where it has some, and else in the server’s', () => {
  expect(isBoardRefusal('cancelled')).toBe(true)
  expect(['', 'refused.cancelled', 'out_of_paper'].filter(isBoardRefusal)).toEqual([])
})
