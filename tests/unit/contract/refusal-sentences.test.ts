import { expect, it } from 'vitest'
import press from '@locales/en/press.json'
import proof from '@locales/en/proof.json'
import {
  CUSTOM_PRINT_FAILURES,
  PROOF_FAILURES,
} from '../../../commerce/src/custom-print/custom-print-failure-sentences'

const pick = (texts: Record<string, string>, prefix: string) =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, text]) => [key.slice(prefix.length), text]),
  )

it('a buyer who asks the server itself reads of a proof what its page says', () => {
  expect(PROOF_FAILURES).toEqual(pick(proof, 'proof.failure.'))
})

it('a buyer who asks the server itself reads of a file, new prices and a limit what the press says', () => {
  expect(pick(press, 'press.refused.')).toMatchObject(pick(CUSTOM_PRINT_FAILURES, 'file_'))
  expect(CUSTOM_PRINT_FAILURES.prices_changed.replaceAll('CHF ', '')).toBe(press['press.failure.prices'])
  expect(CUSTOM_PRINT_FAILURES.too_many_from_here.replace('minutes}}', 'count}}')).toBe(
    press['press.failure.tooMany_other'],
  )
})
