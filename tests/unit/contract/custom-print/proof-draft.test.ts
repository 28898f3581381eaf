import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '@contract/custom-print/print-spec'
import { EXAMPLE_PRICE_TABLE } from '@contract/custom-print/print-quote'
import { serialisePriceTable } from '@contract/custom-print/price-table'
import { computeProofLines } from '@contract/custom-print/proof-lines'
import { computeDraftLines } from '@contract/custom-print/proof-draft'

const SPEC: PrintSpec = { ...DEFAULT_PRINT_SPEC, counts: { S: 4, M: 8, L: 8, XL: 4 } }

describe('the lines of a proof that prints otherwise than was sent', () => {
  const lines = computeProofLines(SPEC, 954, { ...EXAMPLE_PRICE_TABLE, screenInRappen: 1 })
  const draft = { spec: SPEC, lines, rows: serialisePriceTable(EXAMPLE_PRICE_TABLE), aspect: 320 / 298 }

  it('keep the prices of the version before where nothing that has a price is another', () => {
    for (const changes of [{ ink: 'clay' }, { place: 'back' }, { width: 200 }, { ruling: 55 }] as const)
      expect(computeDraftLines(draft, { ...SPEC, ...changes })).toEqual(lines)
  })

  it('are those of the table that the buyer has seen, for its pieces, its method and its area', () => {
    const counts = { S: 0, M: 10, L: 0, XL: 0 }
    expect(computeDraftLines(draft, { ...SPEC, counts })).toEqual(
      computeProofLines({ ...SPEC, counts }, 954, EXAMPLE_PRICE_TABLE),
    )
    const dtg: PrintSpec = { ...SPEC, method: 'dtg', width: 320 }
    expect(computeDraftLines(draft, dtg)[0]).toMatchObject({ kind: 'print', eachInRappen: 2200 })
    expect(computeDraftLines({ ...draft, spec: dtg }, { ...dtg, width: 200 })[0]).toMatchObject({
      eachInRappen: 1600,
    })
    const cut: PrintSpec = { ...dtg, crop: { left: 0, top: 500, right: 0, bottom: 0 } }
    expect(computeDraftLines({ ...draft, spec: dtg, aspect: 2 }, cut)[0]).toMatchObject({
      eachInRappen: 1600,
    })
  })
})
