import { describe, expect, it } from 'vitest'
import { ISLANDS, restingPoint, WORLD } from '@/map/world'
import { SECTIONS } from '@/sections/registry'

describe('the world', () => {
  it('[31] is 6000 x 4000', () => {
    expect(WORLD).toEqual({ width: 6000, height: 4000 })
  })

  it('[32] holds exactly the eight sections', () => {
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

  it('[33] gives each section one fixed centre inside the world', () => {
    const places = SECTIONS.map(({ anchor }) => `${anchor.x},${anchor.y}`)
    expect(new Set(places).size).toBe(8)
    for (const { anchor } of SECTIONS) {
      expect(anchor.x).toBeGreaterThan(0)
      expect(anchor.x).toBeLessThan(WORLD.width)
      expect(anchor.y).toBeGreaterThan(0)
      expect(anchor.y).toBeLessThan(WORLD.height)
    }
  })

  it('[33] lets no two islands overlap', () => {
    const islands = Object.entries(ISLANDS)
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
    const island = ISLANDS.home
    expect(x).toBeGreaterThan(island.x)
    expect(topOfScreen).toBeGreaterThan(island.y)
    expect(topOfScreen + 784 * 0.27).toBeLessThan(island.y + island.height)
  })
})
