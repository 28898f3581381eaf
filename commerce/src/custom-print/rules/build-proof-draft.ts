import { areaOf } from '../../contract/custom-print/print-position'
import { proofLinesOf, PROOF_DAYS } from '../../contract/custom-print/proof-lines'
import type { PriceTable } from '../../contract/custom-print/print-quote'
import { rowsOf } from '../../contract/custom-print/price-table'
import type { ProofDraft } from '../../contract/custom-print/staff-request'
import { earliestWishDate } from '../../contract/custom-print/requested-date'
import type { Pricing } from '../../contract/totals'
import type { PressProof, PressRequest } from '../../modules/custom-print/types'

const DAY_MS = 24 * 3_600_000

type Draft = {
  request: Pick<PressRequest, 'job' | 'height' | 'delivery' | 'wish_date'>
  last: Pick<PressProof, 'job' | 'lines'> | undefined
  /** The prices that the buyer has seen. */
  table: PriceTable
  pricing: Pricing
  /** 'YYYY-MM-DD' at the studio. */
  today: string
}

/** What the next proof says unless the studio changes it. Tax and shipping are those of today. Pure. */
export function draftOf({ request, last, table, pricing, today }: Draft): ProofDraft {
  const { job, height, delivery, wish_date: wished } = request
  const { domestic, pickup } = pricing.shippingInRappen
  return {
    job: last?.job ?? job,
    aspect: job.width / height,
    rows: rowsOf(table),
    lines: last?.lines ?? proofLinesOf(job, areaOf(job.width, height), table),
    taxRatePercent: pricing.taxRatePercent,
    shippingInRappen: delivery === 'pickup' ? pickup : domestic,
    readyOn: wished !== null && wished >= today ? wished : earliestWishDate(today),
    validUntil: daysAfter(today, PROOF_DAYS),
  }
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
