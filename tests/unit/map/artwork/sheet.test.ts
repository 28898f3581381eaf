import { describe, expect, it } from 'vitest'
import { drawTrail } from '@/map/artwork/drawings/printers-marks'
import { ISLAND_ARTWORK, TRAIL } from '@/map/artwork/islands'
import { LOGO_PATHS } from '@/map/artwork/logo'
import type { DrawCommand } from '@/map/artwork/draw-command'
import { parsePath } from '@/map/artwork/path'
import { Painter } from '@/map/artwork/painter'
import { drawSheet } from '@/map/artwork/sheet'
import { SHEET } from '@/map/camera/world'
import { doBoundsOverlap } from '@/map/scene/sheet/bounds'
import { SECTIONS } from '@/sections/registry'
import { measureGap, computeInkBounds, listMarkPoints } from './ink-bounds'

const drawn = Object.entries(ISLAND_ARTWORK).map(([id, { draw }]) => {
  const painter = new Painter()
  draw(painter)
  return { id, marks: painter.marks, bounds: computeInkBounds(painter.marks) }
})

function toneValues(mark: DrawCommand): number[] {
  if (!('tone' in mark)) return []
  return typeof mark.tone === 'number' ? [mark.tone] : mark.tone.stops.map(([, tone]) => tone)
}

describe('the printed sheet', () => {
  it('has an island for each of the eight sections', () => {
    expect(drawn.map(({ id }) => id).sort()).toEqual(
      ['about', 'apps', 'bonus', 'home', 'printing', 'privacy', 'shop', 'terms'], // oxfmt-ignore
    )
    for (const { id, marks } of drawn) expect(marks.length, id).toBeGreaterThan(5)
  })

  it('prints nothing beyond its edges', () => {
    const [left, top, right, bottom] = computeInkBounds(drawSheet())
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(SHEET.width)
    expect(bottom).toBeLessThanOrEqual(SHEET.height)
  })

  it('keeps 24 units of paper between islands, but for the washing line that is tied to the horn', () => {
    const tooClose = drawn.flatMap((a, i) =>
      drawn
        .slice(i + 1)
        .filter((b) => doBoundsOverlap(a.bounds, b.bounds, 24) && measureGap(a.marks, b.marks) < 24)
        .map((b) => `${a.id} and ${b.id}`),
    )
    expect(tooClose).toEqual(['home and shop'])
  })

  it('leads its path past the icon of every section', () => {
    const painter = new Painter()
    drawTrail(painter, TRAIL)
    const trail = painter.marks.slice(0, 1).flatMap(listMarkPoints)
    for (const { id, labelPoint: labelAt } of SECTIONS) {
      const nearest = Math.min(
        ...trail.map((point) => Math.hypot(point[0] - labelAt.x / 5, point[1] - labelAt.y / 5)),
      )
      expect(nearest, `${id}'s icon from the path`).toBeLessThan(22)
    }
  })

  it('runs its path through the arrow of every link to the next section', () => {
    const painter = new Painter()
    drawTrail(painter, TRAIL)
    const arrow = new Painter()
    for (const { id, column } of SECTIONS.filter((section) => section.id !== 'home')) {
      const [x, y] = [(column.x + 26) / 5, (column.y + column.height - 34) / 5]
      arrow.marks.length = 0
      arrow.fill('olive', `M${x},${y}h0.01`)
      // The path is measured every 4 units.
      expect(measureGap(painter.marks.slice(0, 1), arrow.marks), `${id}'s arrow from the path`).toBeLessThan(
        2.1,
      )
    }
  })

  it('leaves the columns of text bare, but for the rope over the shop’s title and the sun beside home’s', () => {
    const path = new Painter()
    drawTrail(path, TRAIL)
    const covered = SECTIONS.flatMap(({ id, column, roomAbove = 0 }) => {
      const [left, top] = [column.x / 5, (column.y - roomAbove) / 5]
      const [right, bottom] = [left + column.width / 5, (column.y + column.height) / 5]
      // Dots of the path are 3 units high; a column ends with the link that lies on it.
      const isOnPath = path.marks
        .flatMap(listMarkPoints)
        .some(([x, y]) => x > left && x < right && y > top - 3 && y < bottom - 20)
      if (isOnPath) return [`the path in the column of ${id}`]
      return drawn
        .filter(({ marks }) =>
          marks
            .filter((mark) => 'ink' in mark)
            .flatMap(listMarkPoints)
            .some(([x, y]) => x > left && x < right && y > top && y < bottom),
        )
        .map((island) => `${island.id} in the column of ${id}`)
    })
    expect(covered).toEqual(['home in the column of home', 'shop in the column of shop'])
  })

  it('consists of readable paths, finite places and tones from 0 to 1', () => {
    const marks = drawSheet()
    for (const path of marks.flatMap((mark) => [mark.path, ...(mark.clips ?? []).map((clip) => clip.path)])) {
      expect(() => parsePath(path)).not.toThrow()
    }
    expect(marks.flatMap((mark) => mark.matrix).every(Number.isFinite)).toBe(true)
    for (const tone of marks.flatMap(toneValues)) {
      expect(tone).toBeGreaterThanOrEqual(0)
      expect(tone).toBeLessThanOrEqual(1)
    }
  })

  it('is the same each time it is drawn, so that its plates may be kept', () => {
    expect(drawSheet()).toEqual(drawSheet())
  })

  it('can leave out its fine marks without losing an island', () => {
    for (const { id, marks, bounds } of drawn) {
      expect(computeInkBounds(marks.filter((mark) => mark.detail !== 'fine')), id).toEqual(bounds)
    }
  })
})

describe('the mark', () => {
  it.each(['full', 'small'] as const)('is made of readable paths in its %s form, ink first', (size) => {
    for (const { path } of LOGO_PATHS[size]) expect(parsePath(path)[0]?.command).toBe('M')
    expect(LOGO_PATHS[size][0]?.part).toBe('ink')
  })
})
