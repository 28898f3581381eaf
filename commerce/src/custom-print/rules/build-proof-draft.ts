import { computeAreaCm2 } from '../../contract/custom-print/print-position'
import { computeProofLines, PROOF_DAYS } from '../../contract/custom-print/proof-lines'
import type { PriceTable } from '../../contract/custom-print/print-quote'
import { serialisePriceTable } from '../../contract/custom-print/price-table'
import type { ProofDraft } from '../../contract/custom-print/staff-request'
import { computeEarliestDate } from '../../contract/custom-print/requested-date'
import { getShippingPrice, type Pricing } from '../../contract/money/totals'
import { DAY_MS } from '../../contract/time'
import type { Proof, PrintRequest } from '../stores/custom-print-rows'

type DraftSources = {
  request: Pick<PrintRequest, 'spec' | 'height' | 'delivery' | 'requested_date'>
  last: Pick<Proof, 'spec' | 'height' | 'lines'> | undefined
  /** The prices that the buyer has seen. */
  table: PriceTable
  pricing: Pricing
  /** 'YYYY-MM-DD' at the studio. */
  today: string
}

/** Returns the draft of the next proof. Tax and shipping are today's. Pure. */
export function buildProofDraft({ request, last, table, pricing, today }: DraftSources): ProofDraft {
  const { spec, height, delivery, requested_date: requestedDate } = request
  return {
    spec: last?.spec ?? spec,
    aspect: (last?.spec ?? spec).width / (last?.height ?? height),
    rows: serialisePriceTable(table),
    lines: last?.lines ?? computeProofLines(spec, computeAreaCm2(spec.width, height), table),
    taxRatePercent: pricing.taxRatePercent,
    shippingInRappen: getShippingPrice(delivery, pricing),
    readyOn: requestedDate !== null && requestedDate >= today ? requestedDate : computeEarliestDate(today),
    validUntil: addDays(today, PROOF_DAYS),
  }
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
