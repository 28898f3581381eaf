import { expect, it } from 'vitest'
import { drawFirs } from '@/map/artwork/firs'
import { Press } from '@/map/artwork/painter'
import { WORLD_PER_SHEET } from '@/map/camera/world'
import { PHONE_STILL, STILL_CROPS } from '@/map/island-pictures'
import { SECTIONS } from '@/sections/registry'
import { inkBounds } from './artwork/ink-bounds'

const heightOf = (width: number) => (width * PHONE_STILL.height) / PHONE_STILL.width

it('no tip of a fir stands below the washing line in the shop’s picture', () => {
  const press = new Press()
  drawFirs(press)
  const [left, top, width] = STILL_CROPS.shop.phone.map((each) => each / WORLD_PER_SHEET) as [
    number,
    number,
    number,
  ]
  const firs = press.marks.map((mark) => inkBounds([mark])).filter(([x]) => x > left)
  expect(firs.length).toBeGreaterThan(2)
  for (const [, tip] of firs) expect(tip).toBeGreaterThan(top + heightOf(width))
})

it.each(SECTIONS)('a phone zooms out of what its picture of $id shows', ({ id, focus }) => {
  const [x, y, width] = STILL_CROPS[id].phone
  expect(Math.abs(focus.x - (x + width / 2))).toBeLessThan(70)
  expect(Math.abs(focus.y - (y + heightOf(width) / 2))).toBeLessThan(70)
})
