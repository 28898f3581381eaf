import { describe, expect, it } from 'vitest'
import { restingPoint, WORLD } from '@/map/world'
import { SECTIONS } from '@/sections/registry'

describe('the world', () => {
  it('is 6000 x 4000 [31]', () => {
    expect(WORLD).toEqual({ width: 6000, height: 4000 })
  })

  it('holds exactly the eight sections [32]', () => {
    expect(SECTIONS.map(({ id }) => id)).toEqual([
      'home',
      'shop',
      'printing',
      'apps',
      'about',
      'bonus',
      'privacy',
      'terms',
    ])
  })

  it('gives each section one fixed centre inside the world [33]', () => {
    const places = SECTIONS.map(({ anchor }) => `${anchor.x},${anchor.y}`)
    expect(new Set(places).size).toBe(8)
    for (const { anchor } of SECTIONS) {
      expect(anchor.x).toBeGreaterThan(0)
      expect(anchor.x).toBeLessThan(WORLD.width)
      expect(anchor.y).toBeGreaterThan(0)
      expect(anchor.y).toBeLessThan(WORLD.height)
    }
  })

  it('lets no two islands overlap [33]', () => {
    const islands = SECTIONS.map(({ id, bounds }) => [id, bounds] as const)
    const clashes = islands.flatMap(([a, one], i) =>
      islands.slice(i + 1).flatMap(([b, other]) => {
        const isApart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y
        return isApart ? [] : [`${a} and ${b}`]
      }),
    )
    expect(clashes).toEqual([])
  })

  it('holds every island whole, of a size to be pressed, with the detail that narrow screens show', () => {
    for (const { id, focus, bounds } of SECTIONS) {
      const { x, y, width, height } = bounds
      expect([id, x > 0, y > 0, x + width < WORLD.width, y + height < WORLD.height]).toEqual([
        id,
        ...Array<boolean>(4).fill(true),
      ])
      expect(Math.min(width, height)).toBeGreaterThan(500)
      expect([id, focus.x > x && focus.x < x + width, focus.y > y && focus.y < y + height]).toEqual([
        id,
        true,
        true,
      ])
    }
  })

  it('opens a section beside its island from 960 px on, and under a window of artwork below', () => {
    for (const section of SECTIONS) {
      expect(restingPoint(section, { width: 960, height: 700 })).toEqual(section.anchor)
      const { focus } = section
      const narrow = restingPoint(section, { width: 959, height: 1000 })
      // The detail is in the middle of the window, whose height is 27 % of the map's.
      expect(narrow.x).toBe(focus.x)
      expect(narrow.y - 500 + 135).toBeCloseTo(focus.y, 6)
    }
  })

  it('rests on the anchor of a section on a wide screen, whatever its size', () => {
    for (const section of SECTIONS) {
      expect(restingPoint(section, { width: 1440, height: 836 })).toEqual(section.anchor)
      expect(restingPoint(section, { width: 2560, height: 1376 })).toEqual(section.anchor)
    }
  })

  it('shows a detail of the island at the top of a narrow screen', () => {
    const [home] = SECTIONS
    if (home === undefined) throw new Error('no home')
    const { x, y } = restingPoint(home, { width: 390, height: 784 })
    const topOfScreen = y - 784 / 2
    const island = home.bounds
    expect(x).toBeGreaterThan(island.x)
    expect(topOfScreen).toBeGreaterThan(island.y)
    expect(topOfScreen + 784 * 0.27).toBeLessThan(island.y + island.height)
  })
})
