import { describe, expect, it } from 'vitest'
import { orderSchema } from '../../../src/orders/order'
import { listProductionStages } from '../../../src/orders/order-rules'
import { listReturnableLines } from '../../../src/orders/return-rules'
import { buildProofCheckout } from '../../../src/custom-print/rules/build-proof-checkout'
import { SPEC, OPTIONS, PROOF } from '../custom-print/sample-proof'
import { CUSTOM_PRINT, sampleOrderRow } from './sample-order-row'

const order = (changes: object = {}) =>
  orderSchema.parse({
    ...sampleOrderRow(),
    lines: buildProofCheckout(PROOF, { number: 27, language: 'fr', delivery: 'shipping' }, OPTIONS).lines,
    customPrint: CUSTOM_PRINT,
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
const DAY = '2026-12-03T08:00:00Z'

describe('the order of a print', () => {
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
    const stages = listProductionStages(order(changes))
    expect(stages.map(({ stage }) => stage)).toEqual([
      'approved',
      'screens_made',
      'printed',
      'packed',
      'sent',
    ])
    expect(stages.map(({ at }) => at !== null)).toEqual(stages.map((_, index) => index < done))
  })

  it.each([
    ['cancelled', { canceledAt: new Date(DAY) }],
    ['refunded', { refunds: [{ id: 're_1', amount: 74.54, madeAt: DAY, beganAt: DAY }] }],
    ['sent in part', { parcels: [parcel({ shippedAt: '2026-12-04T08:00:00Z' })] }],
  ])('has nothing to come once it is %s', (_name, changes) => {
    const stages = listProductionStages(order({ printedAt: '2026-12-02T08:00:00Z', ...changes }))
    expect(stages.map(({ stage }) => stage)).toEqual(['approved', 'screens_made', 'printed'])
  })

  it('needs no screen where it is printed digitally', () => {
    const customPrint = { ...CUSTOM_PRINT, spec: { ...SPEC, method: 'dtg' } }
    expect(listProductionStages(order({ customPrint })).map(({ stage }) => stage)).toEqual([
      'approved',
      'printed',
      'packed',
      'sent',
    ])
  })

  it('ends with its buyer where it is picked up', () => {
    const stages = listProductionStages(
      order({
        deliveryOption: 'pickup',
        items,
        parcels: [parcel({ deliveredAt: '2026-12-05T08:00:00Z' })],
      }),
    )
    expect(stages.at(-1)).toEqual({ stage: 'handed_over', at: '2026-12-05T08:00:00.000Z' })
  })

  it('is packed and sent with the last of its parcels', () => {
    const last = { packedAt: '2026-12-04T08:00:00Z', shippedAt: '2026-12-05T08:00:00Z' }
    const parcels = [parcel({ shippedAt: '2026-12-03T08:00:00Z' }), parcel(last)]
    expect(listProductionStages(order({ items, parcels })).slice(-2)).toEqual([
      { stage: 'packed', at: '2026-12-04T08:00:00.000Z' },
      { stage: 'sent', at: '2026-12-05T08:00:00.000Z' },
    ])
  })
})
