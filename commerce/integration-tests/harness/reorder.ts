import { randomUUID } from 'node:crypto'
import { FIRST_JOB } from '../../src/contract/custom-print/print-spec'
import { EXAMPLE_PRICES, quoteFor } from '../../src/contract/custom-print/print-quote'
import type { ReorderInput } from '../../src/contract/custom-print/reorder'
import { SEEDED_PRICING } from '../../src/contract/totals'

/** What orders the print of a link once more, with its total by the example prices unless another is given. */
export function reorderOf(token: string, changes: Partial<ReorderInput> = {}): ReorderInput {
  const { counts = FIRST_JOB.counts, delivery = 'shipping' } = changes
  const { total } = quoteFor(
    { ...FIRST_JOB, counts, delivery, area: FIRST_JOB.width ** 2 / 100 },
    EXAMPLE_PRICES,
    SEEDED_PRICING,
  )
  return {
    token,
    key: randomUUID(),
    language: 'en',
    counts,
    delivery,
    wishDate: null,
    note: '',
    priceVersion: 0,
    total,
    ...changes,
  }
}
