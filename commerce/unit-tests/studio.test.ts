import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitted } from '../src/lib/pictures/clean-picture'
import { withPicture } from '../src/workflows/product-pictures'
import { dueAt, stageOf, type Progress } from '../src/workflows/studio/order-stage'

const NEW: Progress = {
  deliveryOption: 'shipping',
  isCancelled: false,
  isRefunded: false,
  isPrinted: false,
  parcels: 0,
  waitingParcels: 0,
  unpacked: 2,
}
const PACKED = { parcels: 1, unpacked: 0 }

describe('where an order is in the studio', () => {
  it.each<[string, Partial<Progress>, string]>([
    ['nothing is done yet', {}, 'print'],
    ['it is printed', { isPrinted: true }, 'ship'],
    ['it is printed for pickup', { isPrinted: true, deliveryOption: 'pickup' }, 'hand_over'],
    ['it is packed without having been marked', { ...PACKED, waitingParcels: 1 }, 'ship'],
    ['half of it has left', { parcels: 1, unpacked: 1 }, 'ship'],
    ['all of it has left', PACKED, 'done'],
    ['it waits for its buyer', { ...PACKED, waitingParcels: 1, deliveryOption: 'pickup' }, 'hand_over'],
    ['nothing of it is left to pack, and nothing has left', { isPrinted: true, unpacked: 0 }, 'ship'],
    ['its money went back first', { isRefunded: true }, 'closed'],
    ['its money went back later', { ...PACKED, isRefunded: true }, 'done'],
    ['it was cancelled', { ...PACKED, isCancelled: true }, 'closed'],
  ])('knows when %s [R7]', (_name, progress, stage) => {
    expect(stageOf({ ...NEW, ...progress })).toBe(stage)
  })

  it('is due after two working days', () => {
    const due = (day: string) =>
      dueAt(new Date(`${day}T10:00:00Z`))
        .toISOString()
        .slice(0, 10)
    // 2026-11-19 is a Thursday.
    expect(['2026-11-17', '2026-11-19', '2026-11-20', '2026-11-21'].map(due)).toEqual([
      '2026-11-19',
      '2026-11-23',
      '2026-11-24',
      '2026-11-24',
    ])
  })
})

describe("a product's pictures", () => {
  const images = [
    { id: 'b', url: '/b', rank: 1 },
    { id: 'a', url: '/a', rank: 0 },
    { id: 'c', url: '/c', rank: 2 },
  ]
  it('keep front first and back second [R7]', () => {
    expect(withPicture({ images }, 'front', '/new')).toEqual({
      thumbnail: '/new',
      images: [
        { url: '/new', metadata: { side: 'front' } },
        { id: 'b', url: '/b', metadata: { side: 'back' } },
        { id: 'c', url: '/c', metadata: {} },
      ],
    })
    expect(withPicture({ images }, 'back', '/new').images.map(({ url }) => url)).toEqual(['/a', '/new', '/c'])
    expect(withPicture({ images: [] }, 'front', '/new')).toMatchObject({ thumbnail: '/new' })
  })

  it('fit into a square, keep their shape and never grow [R7]', () => {
    const side = fc.integer({ min: 1, max: 12_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fit = fitted({ width, height }, 1000)
        expect(Math.max(fit.width, fit.height)).toBeLessThanOrEqual(Math.min(1000, Math.max(width, height)))
        expect(Math.min(fit.width, fit.height)).toBeGreaterThanOrEqual(1)
        if (width <= 1000 && height <= 1000) expect(fit).toEqual({ width, height })
      }),
    )
  })
})
