import { describe, expect, it } from 'vitest'
import { EXAMPLE_PRICE_TABLE } from '../../../../src/contract/custom-print/print-quote'
import { computeProofLines } from '../../../../src/contract/custom-print/proof-lines'
import { DEFAULT_PRICING } from '../../../../src/contract/money/totals'
import { buildProofDraft } from '../../../../src/custom-print/rules/build-proof-draft'
import { SPEC, TERMS } from '../sample-proof'

describe('the draft of a proof', () => {
  const draft = {
    request: { spec: SPEC, height: 298, delivery: 'shipping', requested_date: '2026-12-11' },
    last: undefined,
    table: EXAMPLE_PRICE_TABLE,
    pricing: DEFAULT_PRICING,
    today: '2026-11-24',
  } as const

  it('is ready on the day that was wished for, else after seven working days, and holds for two weeks', () => {
    expect(buildProofDraft(draft)).toMatchObject({
      readyOn: '2026-12-11',
      validUntil: '2026-12-08',
      ...TERMS,
    })
    const request = { ...draft.request, delivery: 'pickup', requested_date: null } as const
    expect(buildProofDraft({ ...draft, request })).toMatchObject({
      readyOn: '2026-12-03',
      shippingInRappen: 0,
    })
    const passed = { ...draft.request, requested_date: '2026-11-20' }
    expect(buildProofDraft({ ...draft, request: passed }).readyOn).toBe('2026-12-03')
  })

  it('has the prices of the version before', () => {
    const last = {
      spec: { ...SPEC, ink: 'clay' as const },
      height: null,
      lines: computeProofLines(SPEC, 954, { ...EXAMPLE_PRICE_TABLE, screenInRappen: 1 }),
    }
    expect(buildProofDraft({ ...draft, last }).lines[0]?.eachInRappen).toBe(1)
    expect(buildProofDraft({ ...draft, last }).spec.ink).toBe('clay')
  })

  it('has the print of the version before and its shape, also where that is whole again and the buyer had cut it', () => {
    const crop = { left: 50, top: 0, right: 0, bottom: 0 }
    const request = { ...draft.request, spec: { ...SPEC, crop } }
    const lines = computeProofLines(SPEC, 954, draft.table)
    const last = { spec: { ...SPEC, width: 300 }, height: 600, lines }
    expect(buildProofDraft({ ...draft, request, last })).toMatchObject({ spec: last.spec, aspect: 0.5 })
    expect(buildProofDraft({ ...draft, request, last }).spec).not.toHaveProperty('crop')
    expect(buildProofDraft({ ...draft, request })).toMatchObject({
      spec: request.spec,
      aspect: SPEC.width / 298,
    })
  })
})
