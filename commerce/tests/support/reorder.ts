import { randomUUID } from 'node:crypto'
import { DEFAULT_PRINT_SPEC } from '../../src/contract/custom-print/print-spec'
import { EXAMPLE_PRICE_TABLE, computePrintQuote } from '../../src/contract/custom-print/print-quote'
import type { ReorderInput } from '../../src/contract/custom-print/reorder'
import { DEFAULT_PRICING } from '../../src/contract/money/totals'

/** Builds the request that orders the print of a link again, with the total of the example prices unless it is given. */
export function buildReorder(token: string, changes: Partial<ReorderInput> = {}): ReorderInput {
  const { counts = DEFAULT_PRINT_SPEC.counts, delivery = 'shipping' } = changes
  const { total } = computePrintQuote(
    { ...DEFAULT_PRINT_SPEC, counts, delivery, area: DEFAULT_PRINT_SPEC.width ** 2 / 100 },
    EXAMPLE_PRICE_TABLE,
    DEFAULT_PRICING,
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
