import { describe, expect, it } from 'vitest'
import type { PrintSpec } from '../../../src/contract/custom-print/print-spec'
import type { PrintDetails } from '../../../src/fulfillment/print-details-queries'
import { toBoardOrder } from '../../../src/fulfillment/to-board-order'
import type { Order } from '../../../src/orders/order'
import { buildOrder, CUSTOM_PRINT, PARCEL, RETURNED } from '../orders/sample-order-row'

const NOW = new Date('2026-11-20T12:00:00Z')
const refund = (amount: number) => ({ id: `ref_${amount}`, amount, madeAt: NOW, beganAt: NOW })
const show = (changes: Partial<Order> = {}) => toBoardOrder(buildOrder(changes), new Map())

describe('an order for the staff', () => {
  it('says who bought how much, and when it lay ready', () => {
    const parcels = [PARCEL, { ...PARCEL, packedAt: NOW }]
    expect(show({ parcels, failedMails: 1 })).toMatchObject({
      status: 'paid',
      pieces: 2,
      lines: [{ name: 'Gipfel', size: 'M', quantity: 2, image: '/a.webp' }],
      buyer: 'Anna Muster',
      createdAt: '2026-11-19T10:00:00.000Z',
      readyAt: '2026-11-19T12:00:00.000Z',
      failedMails: 1,
    })
  })

  it('is cancelled or refunded whatever the checkout says', () => {
    const refunds = [refund(7454)]
    expect(show({ refunds }).status).toBe('refunded')
    expect(show({ refunds, canceledAt: NOW }).status).toBe('cancelled')
  })

  it('says how each product is printed, and nothing of one that is deleted', () => {
    const print: PrintDetails = { side: 'back', method: 'DTG', inks: 'Black', back: '/b.webp' }
    expect(toBoardOrder(buildOrder(), new Map([['prod_1', print]])).lines[0]?.print).toEqual(print)
    expect(show().lines[0]?.print).toEqual({ side: null, method: '', inks: '', back: '' })
  })

  it('is no print where it is goods of the shop', () => {
    expect(show()).toMatchObject({ press: null, customPrint: null })
  })

  it('has the notes of the studio and of its buyer, each with who wrote it when', () => {
    const notes: Order['notes'] = [
      { author: 'buyer', text: 'A present', by: 'buyer', at: new Date('2026-11-19T11:00:00Z') },
      { author: 'studio', text: 'Neighbour', by: 'Mia', at: NOW },
    ]
    expect(show({ notes }).notes).toEqual({
      studio: { text: 'Neighbour', by: 'Mia', at: '2026-11-20T12:00:00.000Z' },
      buyer: { text: 'A present', by: 'buyer', at: '2026-11-19T11:00:00.000Z' },
    })
    expect(show().notes).toEqual({ studio: null, buyer: null })
  })

  it('has the steps of staff, but none that only a newer release knows', () => {
    const history = [
      { step: 'printed', at: NOW, by: 'Mia' },
      { step: 'ironed', at: NOW, by: 'Mia' },
      { step: 'return_received', at: NOW, by: 'Lea' },
    ]
    expect(show({ history }).history).toEqual([
      { step: 'printed', at: '2026-11-20T12:00:00.000Z', by: 'Mia' },
      { step: 'return_received', at: '2026-11-20T12:00:00.000Z', by: 'Lea' },
    ])
  })

  it('has its returns, with what goes back for them', () => {
    expect(show({ returns: [RETURNED] }).returns).toMatchObject([{ id: 'ordret_1', refund: 32.32 }])
  })
})

describe('the order of a print, for the staff', () => {
  const [shirt] = buildOrder().lines.map((line) => ({ ...line, productId: '', image: '' }))
  const lines = [{ ...shirt, size: '', quantity: 1 }, shirt, { ...shirt, size: 'L' }] as Order['lines']
  const showPrint = (changes: Partial<typeof CUSTOM_PRINT> = {}) =>
    show({ lines, customPrint: { ...CUSTOM_PRINT, ...changes } })

  it('is its shirts, with their print and the day that was promised', () => {
    expect(showPrint()).toMatchObject({
      pieces: 4,
      dueAt: '2026-12-04T00:00:00.000Z',
      lines: [
        {
          size: 'M',
          quantity: 2,
          image: '/admin/press-requests/preq_1/pictures/preview?version=2',
          print: {
            side: 'front',
            method: expect.stringContaining(
              '28.0\u00a0×\u00a026.1\u00a0cm, vorne, 7.0\u00a0cm unter dem Hals',
            ) as string,
            inks: '',
            back: '',
          },
        },
        { size: 'L' },
      ],
      press: { requestId: 'preq_1', version: 2, isScreen: true },
      customPrint: { requestNumber: 27, job: CUSTOM_PRINT.spec, height: 261 },
    })
  })

  it('keeps its job once the files are deleted, and shows no picture', () => {
    const { press, customPrint, lines: shown } = showPrint({ hasFiles: false })
    expect(press).toBeNull()
    expect(customPrint?.job).toEqual(CUSTOM_PRINT.spec)
    expect(shown[0]?.image).toBe('')
  })

  it('says that it lies on the back, and that it needs no screen', () => {
    const spec: PrintSpec = { ...CUSTOM_PRINT.spec, place: 'back', method: 'dtg' }
    const { lines: shown, press } = showPrint({ spec })
    expect(shown[0]?.print.side).toBe('back')
    expect(press?.isScreen).toBe(false)
  })
})
