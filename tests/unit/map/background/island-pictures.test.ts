import { expect, it } from 'vitest'
import { drawFirs } from '@/map/artwork/drawings/firs'
import { Painter } from '@/map/artwork/painter'
import { WORLD_PER_SHEET } from '@/map/camera/world'
import { PHONE_PICTURE_PX, ISLAND_CROPS } from '@/map/background/island-pictures'
import { SECTIONS } from '@/sections/registry'
import { computeInkBounds } from '../artwork/ink-bounds'

const getHeight = (width: number) => (width * PHONE_PICTURE_PX.height) / PHONE_PICTURE_PX.width

it('no tip of a fir stands below the washing line in the shop’s picture', () => {
  const painter = new Painter()
  drawFirs(painter)
  const [left, top, width] = ISLAND_CROPS.shop.phone.map((each) => each / WORLD_PER_SHEET) as [
    number,
    number,
    number,
  ]
  const firs = painter.marks.map((mark) => computeInkBounds([mark])).filter(([x]) => x > left)
  expect(firs.length).toBeGreaterThan(2)
  for (const [, tip] of firs) expect(tip).toBeGreaterThan(top + getHeight(width))
})

it.each(SECTIONS)('a phone zooms out of what its picture of $id shows', ({ id, narrowFocus }) => {
  const [x, y, width] = ISLAND_CROPS[id].phone
  expect(Math.abs(narrowFocus.x - (x + width / 2))).toBeLessThan(70)
  expect(Math.abs(narrowFocus.y - (y + getHeight(width) / 2))).toBeLessThan(70)
})
