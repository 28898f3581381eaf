import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_PRINT_SPEC,
  type PrintSpec,
  METHODS,
  type Size,
  SIZES,
} from '../../../src/contract/custom-print/print-spec'
import { EXAMPLE_PRICE_TABLE, computePrintQuote } from '../../../src/contract/custom-print/print-quote'
import { serialisePriceTable } from '../../../src/contract/custom-print/price-table'
import {
  computeProofLines,
  sumProofLines,
  replaceUnitPrices,
} from '../../../src/contract/custom-print/proof-lines'
import { computeDraftLines } from '../../../src/contract/custom-print/proof-draft'
import { LANGUAGES } from '../../../src/contract/site/language'
import { DEFAULT_PRICING } from '../../../src/contract/money/totals'
import { buildSessionParams } from '../../../src/checkout/session-params'
import { findPreview } from '../../../src/custom-print/rules/find-preview'
import type { Proof } from '../../../src/custom-print/print-request-rows'
import { orderSchema } from '../../../src/orders/order'
import { listPrintStages } from '../../../src/orders/order-rules'
import { listReturnableLines } from '../../../src/orders/return-rules'
import { fitsShirt } from '../../../src/custom-print/render-version'
import { buildProofDraft } from '../../../src/custom-print/rules/build-proof-draft'
import type { Blank } from '../../../src/custom-print/queries/read-blanks'
import { findMissingBlanks } from '../../../src/custom-print/rules/find-missing-blanks'
import { buildProofCheckout } from '../../../src/custom-print/rules/build-proof-checkout'
import { toBoardOrder } from '../../../src/fulfillment/board-order'
import { sampleOrderRow } from '../orders/sample-order-row'

const JOB: PrintSpec = { ...DEFAULT_PRINT_SPEC, counts: { S: 4, M: 8, L: 8, XL: 4 } }
const TERMS = { taxRatePercent: 7.7, shippingInRappen: 1000 }

describe('the lines of a proof', () => {
  it('are the screen, the steps of printing and the shirts of each size', () => {
    expect(computeProofLines(JOB, 954, EXAMPLE_PRICE_TABLE)).toEqual([
      { kind: 'screen', size: null, upTo: null, quantity: 1, eachInRappen: 6000 },
      { kind: 'print', size: null, upTo: 20, quantity: 20, eachInRappen: 850 },
      { kind: 'print', size: null, upTo: null, quantity: 4, eachInRappen: 650 },
      { kind: 'shirt', size: 'S', upTo: null, quantity: 4, eachInRappen: 980 },
      { kind: 'shirt', size: 'M', upTo: null, quantity: 8, eachInRappen: 980 },
      { kind: 'shirt', size: 'L', upTo: null, quantity: 8, eachInRappen: 980 },
      { kind: 'shirt', size: 'XL', upTo: null, quantity: 4, eachInRappen: 980 },
    ])
  })

  it('come to what the bench has shown, for every job', () => {
    const pieces = fc.integer({ min: 0, max: 125 })
    const jobs = fc.record({
      method: fc.constantFrom(...METHODS),
      counts: fc.record({ S: pieces, M: pieces, L: pieces, XL: pieces }),
    })
    fc.assert(
      fc.property(jobs, fc.integer({ min: 9, max: 1428 }), (chosen, area) => {
        const spec = { ...JOB, ...chosen }
        fc.pre(SIZES.some((size) => spec.counts[size] > 0))
        const shown = computePrintQuote(
          { ...spec, area, delivery: 'shipping' },
          EXAMPLE_PRICE_TABLE,
          DEFAULT_PRICING,
        )
        expect(sumProofLines(computeProofLines(spec, area, EXAMPLE_PRICE_TABLE), TERMS)).toEqual(shown)
      }),
    )
  })

  it('take other prices in their order, and refuse more or fewer of them', () => {
    const lines = computeProofLines(JOB, 954, EXAMPLE_PRICE_TABLE)
    const changed =
      replaceUnitPrices(lines, [5000, ...lines.slice(1).map(({ eachInRappen }) => eachInRappen)]) ?? []
    expect(sumProofLines(changed, TERMS)).toMatchObject({ screen: 5000, net: 48_120 })
    expect(replaceUnitPrices(lines, [5000])).toBeUndefined()
  })
})

describe('the lines of a proof that prints otherwise than was sent', () => {
  const lines = computeProofLines(JOB, 954, { ...EXAMPLE_PRICE_TABLE, screenInRappen: 1 })
  const draft = { job: JOB, lines, rows: serialisePriceTable(EXAMPLE_PRICE_TABLE), aspect: 320 / 298 }

  it('keep the prices of the version before where nothing that has a price is another', () => {
    for (const changes of [{ ink: 'clay' }, { place: 'back' }, { width: 200 }, { ruling: 55 }] as const)
      expect(computeDraftLines(draft, { ...JOB, ...changes })).toEqual(lines)
  })

  it('are those of the table that the buyer has seen, for its pieces, its method and its area', () => {
    const counts = { S: 0, M: 10, L: 0, XL: 0 }
    expect(computeDraftLines(draft, { ...JOB, counts })).toEqual(
      computeProofLines({ ...JOB, counts }, 954, EXAMPLE_PRICE_TABLE),
    )
    const dtg: PrintSpec = { ...JOB, method: 'dtg', width: 320 }
    expect(computeDraftLines(draft, dtg)[0]).toMatchObject({ kind: 'print', eachInRappen: 2200 })
    expect(computeDraftLines({ ...draft, job: dtg }, { ...dtg, width: 200 })[0]).toMatchObject({
      eachInRappen: 1600,
    })
  })
})

describe('a print as it was drawn', () => {
  it('lies on its shirt, unless it became higher than by a pixel', () => {
    const spec: PrintSpec = { ...DEFAULT_PRINT_SPEC, width: 280, belowNeck: 340 }
    for (const height of [70, 280, 281]) expect([height, fitsShirt(spec, height)]).toEqual([height, true])
    for (const height of [283, 430]) expect([height, fitsShirt(spec, height)]).toEqual([height, false])
    expect(fitsShirt({ ...spec, belowNeck: 70 }, 430)).toBe(false)
  })
})

describe('the picture of a print', () => {
  const sent = { kind: 'preview', version: null } as const
  const second = { kind: 'proof', version: 2 } as const

  it('is that of the version, or what was sent where the version prints it', () => {
    expect(findPreview([sent, second], 2)).toBe(second)
    for (const version of [undefined, 1, 3]) expect(findPreview([second, sent], version)).toBe(sent)
    expect(findPreview([], 1)).toBeUndefined()
  })
})

describe('the draft of a proof', () => {
  const draft = {
    request: { job: JOB, height: 298, delivery: 'shipping', wish_date: '2026-12-11' },
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
    const request = { ...draft.request, delivery: 'pickup', wish_date: null } as const
    expect(buildProofDraft({ ...draft, request })).toMatchObject({
      readyOn: '2026-12-03',
      shippingInRappen: 0,
    })
    const passed = { ...draft.request, wish_date: '2026-11-20' }
    expect(buildProofDraft({ ...draft, request: passed }).readyOn).toBe('2026-12-03')
  })

  it('has the prices of the version before', () => {
    const last = {
      job: { ...JOB, ink: 'clay' as const },
      lines: computeProofLines(JOB, 954, { ...EXAMPLE_PRICE_TABLE, screenInRappen: 1 }),
    }
    expect(buildProofDraft({ ...draft, last }).lines[0]?.eachInRappen).toBe(1)
    expect(buildProofDraft({ ...draft, last }).job.ink).toBe('clay')
  })
})

const LINES = computeProofLines(JOB, 954, EXAMPLE_PRICE_TABLE)
const PROOF: Proof = {
  id: 'prof_1',
  request_id: 'preq_1',
  key: 'k',
  version: 1,
  height: null,
  answers: null,
  job: JOB,
  lines: LINES,
  quote: sumProofLines(LINES, TERMS),
  total: 53_902,
  tax_rate_percent: 7.7,
  currency: 'CHF',
  ready_on: '2026-12-04',
  valid_until: '2026-12-08',
  message: '',
  by: 'Staff',
  sent_at: new Date(),
}
const OPTIONS = {
  expiresAt: new Date(),
  shippingOptionIds: { domestic: 'so_ch', pickup: 'so_up' },
  blanks: [],
}
const blank = (size: Size, itemId: string | null = `item_${size}`): Blank => ({
  size,
  productId: 'prod_natural',
  variantId: `variant_${size}`,
  itemId,
})

describe('the checkout of a proof', () => {
  it.each(LANGUAGES)('asks for its sum to the Rappen, in %s, at the hosted page too', (language) => {
    const quoted = buildProofCheckout(PROOF, { number: 27, language, delivery: 'shipping' }, OPTIONS)
    expect(quoted).toMatchObject({ total: 53_902, tax: 3782, shipping: 1000, shipping_option_id: 'so_ch' })
    const net = quoted.lines.reduce((sum, { priceInRappen, quantity }) => sum + priceInRappen * quantity, 0)
    expect(net).toBe(quoted.subtotal)
    expect(quoted.lines[0]).toMatchObject({ size: '', quantity: 1, priceInRappen: 25_600 })
    for (const { name } of quoted.lines) expect(name).not.toMatch(/\{\{|undefined/)
    const row = { ...quoted, id: 'chki_1' } as Parameters<typeof buildSessionParams>[0]
    const { line_items: items = [], shipping_options: shipping = [] } = buildSessionParams(
      row,
      { successUrl: 'https://a.example/s', cancelUrl: 'https://a.example/c' },
      { name: 'Atelier Steinbock' },
      undefined,
    )
    const asked = items.reduce(
      (sum, { quantity = 0, price_data: price }) => sum + quantity * (price?.unit_amount ?? 0),
      shipping[0]?.shipping_rate_data?.fixed_amount?.amount ?? 0,
    )
    expect(asked).toBe(53_902)
    expect(items[0]?.price_data?.product_data).not.toHaveProperty('description')
  })

  it('takes its shirts from the blanks, and none for the work or a size that the studio has deleted', () => {
    const blanks = [blank('S'), blank('M')]
    const { lines } = buildProofCheckout(
      PROOF,
      { number: 27, language: 'en', delivery: 'shipping' },
      { ...OPTIONS, blanks },
    )
    expect(lines.map(({ size, variantId, productId }) => [size, variantId, productId])).toEqual([
      ['', '', ''],
      ['S', 'variant_S', 'prod_natural'],
      ['M', 'variant_M', 'prod_natural'],
      ['L', '', ''],
      ['XL', '', ''],
    ])
  })

  it('is short of a size that is counted and too few, never of one that may be on order', () => {
    const free = new Map([
      ['item_S', 4],
      ['item_M', 7],
      ['item_L', -3],
    ])
    expect(
      findMissingBlanks(
        LINES,
        SIZES.map((size) => blank(size)),
        free,
      ),
    ).toEqual([
      { size: 'M', pieces: 8, free: 7 },
      { size: 'L', pieces: 8, free: 0 },
      { size: 'XL', pieces: 4, free: 0 },
    ])
    expect(findMissingBlanks(LINES, [blank('S'), blank('M', null)], free)).toEqual([])
    expect(findMissingBlanks(LINES, [], free)).toEqual([])
  })

  it('takes digital prints and pickup', () => {
    const spec: PrintSpec = { ...JOB, method: 'dtg' }
    const lines = computeProofLines(spec, 500, EXAMPLE_PRICE_TABLE)
    const quote = sumProofLines(lines, { taxRatePercent: 7.7, shippingInRappen: 0 })
    const quoted = buildProofCheckout(
      { ...PROOF, job: spec, lines, quote },
      { number: 27, language: 'de', delivery: 'pickup' },
      OPTIONS,
    )
    expect(quoted).toMatchObject({ shipping: 0, shipping_option_id: 'so_up', total: quote.total })
    expect(quoted.lines[0]).toMatchObject({ name: 'Digitaldruck, Anfrage 27', priceInRappen: 24 * 1600 })
  })
})

const order = (changes: object = {}) =>
  orderSchema.parse({
    ...sampleOrderRow(),
    lines: buildProofCheckout(PROOF, { number: 27, language: 'fr', delivery: 'shipping' }, OPTIONS).lines,
    customPrint: {
      requestId: 'preq_1',
      requestNumber: 27,
      version: 2,
      hasFiles: true,
      spec: JOB,
      readyOn: '2026-12-04',
    },
    ...changes,
  })
const parcel = (changes: object = {}) => ({
  id: 'ful_1',
  packedAt: '2026-12-03T08:00:00Z',
  shippedAt: null,
  deliveredAt: null,
  pieces: [],
  tracking: [],
  ...changes,
})
const items = [{ id: 'ordli_1', name: 'Shirt', size: 'M', unpacked: 0 }]

describe('the order of a print', () => {
  it('is shirts to the studio, with their print and the day that was promised', () => {
    expect(toBoardOrder(order(), new Map())).toMatchObject({
      pieces: 24,
      dueAt: '2026-12-04T00:00:00.000Z',
      lines: [
        {
          size: 'S',
          quantity: 4,
          image: '/admin/press-requests/preq_1/pictures/preview?version=2',
          print: { side: 'front', method: 'Siebdruck in Oliv auf Shirt Natur, Vorne, 28.0 cm' },
        },
        { size: 'M' },
        { size: 'L' },
        { size: 'XL' },
      ],
    })
    const deleted = order({ customPrint: { ...order().customPrint, hasFiles: false } })
    expect(toBoardOrder(deleted, new Map()).lines[0]?.image).toBe('')
  })

  it('can be returned by nobody', () => {
    const sent = { items, parcels: [parcel({ shippedAt: '2026-12-04T08:00:00Z' })] }
    const now = new Date('2026-12-05T08:00:00Z')
    expect(listReturnableLines(order(sent), now)).toEqual([])
    expect(listReturnableLines(order({ ...sent, customPrint: null }), now).length).toBeGreaterThan(0)
  })

  it.each([
    ['approved', {}, 1],
    ['screen made', { screensMadeAt: '2026-12-01T08:00:00Z' }, 2],
    ['printed', { printedAt: '2026-12-02T08:00:00Z' }, 3],
    ['packed', { items, parcels: [parcel()] }, 4],
    ['sent', { items, parcels: [parcel({ shippedAt: '2026-12-04T08:00:00Z' })] }, 5],
    ['half packed', { parcels: [parcel()] }, 1],
  ])('is as far as the board says: %s', (_name, changes, done) => {
    const stages = listPrintStages(order(changes))
    expect(stages.map(({ stage }) => stage)).toEqual([
      'approved',
      'screens_made',
      'printed',
      'packed',
      'sent',
    ])
    expect(stages.map(({ at }) => at !== null)).toEqual(stages.map((_, index) => index < done))
  })

  it('needs no screen where it is printed digitally', () => {
    const customPrint = { ...order().customPrint, spec: { ...JOB, method: 'dtg' } }
    expect(listPrintStages(order({ customPrint })).map(({ stage }) => stage)).toEqual([
      'approved',
      'printed',
      'packed',
      'sent',
    ])
  })

  it('ends with its buyer where it is picked up', () => {
    const stages = listPrintStages(
      order({
        deliveryOption: 'pickup',
        items,
        parcels: [parcel({ deliveredAt: '2026-12-05T08:00:00Z' })],
      }),
    )
    expect(stages.at(-1)).toEqual({ stage: 'handed_over', at: '2026-12-05T08:00:00.000Z' })
  })
})
