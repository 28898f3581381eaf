import { type Job, SIZES } from './print-spec'
import { areaOf, heightOf } from './print-position'
import { type PriceRows, tableOf } from './price-table'
import { type ProofLine, proofLinesOf } from './proof-lines'

type Draft = {
  job: Job
  lines: readonly ProofLine[]
  /** The prices that the buyer has seen. */
  rows: PriceRows
  /** Width of the drawing by its height, as it was sent. */
  aspect: number
}

/** The lines of a proof that prints a job: the draft's with its prices, unless what is paid for is another. */
export function linesFor({ job: drafted, lines, rows, aspect }: Draft, job: Job): ProofLine[] {
  if (costsAlike(drafted, job)) return [...lines]
  // By the drawing as it was sent, so that browser and server mean the same sum.
  const area = areaOf(job.width, heightOf(job.width, aspect))
  return proofLinesOf(job, area, tableOf({ version: 0, isExample: false, rows }))
}

/** Whether nothing differs that has a price: not the ink, nor where the print lies. */
function costsAlike(one: Job, other: Job): boolean {
  return (
    one.method === other.method &&
    one.shirt === other.shirt &&
    (one.method === 'screen' || one.width === other.width) &&
    SIZES.every((size) => one.counts[size] === other.counts[size])
  )
}
