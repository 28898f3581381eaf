import type { PrintSpec } from '@contract/custom-print/print-spec'
import { computeDraftLines } from '@contract/custom-print/proof-draft'
import { type ProofLine, replaceUnitPrices, sumProofLines } from '@contract/custom-print/proof-lines'
import type { ProofDraft } from '@contract/custom-print/staff-request'
import { formatFrancs, parseAmount } from './price-table-fields'

/** A line of a proof with its price as text; `rappen` is undefined where that is no amount. */
export type ProofPriceField = { key: string; line: ProofLine; text: string; rappen: number | undefined }

/**
 * Returns the prices of a draft's lines with a spec: as they were typed, by their lines' keys, or else as drafted. The
 * quote is undefined unless all of them are amounts.
 */
export function computeProofPrices(
  draft: ProofDraft,
  spec: PrintSpec,
  typed: Readonly<Record<string, string>>,
) {
  const lines = computeDraftLines(draft, spec)
  const fields: ProofPriceField[] = lines.map((line) => {
    const key = getLineKey(line, spec)
    const text = typed[key] ?? formatFrancs(line.eachInRappen)
    return { key, line, text, rappen: parseAmount(text) }
  })
  const amounts = fields.flatMap(({ rappen }) => rappen ?? [])
  const priced = replaceUnitPrices(lines, amounts)
  return { fields, amounts, quote: priced && sumProofLines(priced, draft) }
}

/** Returns the key of a typed price: it is kept while the line is for the same shirt colour or printing method. */
const getLineKey = ({ kind, size, upTo }: ProofLine, { method, shirt }: PrintSpec) =>
  `${kind === 'shirt' ? shirt : method} ${kind} ${size} ${upTo}`
