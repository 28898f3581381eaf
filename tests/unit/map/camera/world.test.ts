import { describe, expect, it } from 'vitest'
import { getRestPoint, WORLD } from '@/map/camera/world'
import { type Section, getNextSection, findSectionByPath, SECTIONS } from '@/sections/registry'

const DESKTOP = { width: 1440, height: 836 }
const LARGE = { width: 2560, height: 1376 }

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

  it('leads from each section to the next, and from the last one home', () => {
    expect(SECTIONS.map((section) => getNextSection(section).id)).toEqual([
      ...SECTIONS.slice(1).map(({ id }) => id),
      'home',
    ])
  })

  it('gives each section one fixed centre inside the world [33]', () => {
    const rests = SECTIONS.map((section) => getRestPoint(section, DESKTOP))
    expect(new Set(rests.map(({ x, y }) => `${x},${y}`)).size).toBe(8)
    for (const { x, y } of rests) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(WORLD.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(WORLD.height)
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
    for (const { id, narrowFocus: focus, bounds } of SECTIONS) {
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

  it('shows all of a column beside its island on every wide screen, and never the table around the sheet', () => {
    for (const section of SECTIONS) {
      for (const size of [{ width: 1200, height: 600 }, { width: 1280, height: 576 }, DESKTOP, LARGE]) {
        const { x, y } = getRestPoint(section, size)
        const visible = { left: x - size.width / 2, top: y - size.height / 2 }
        const { column } = section
        const where = `${section.id} at ${size.width}`
        expect(visible.left, where).toBeGreaterThanOrEqual(0)
        expect(visible.left + size.width, where).toBeLessThanOrEqual(WORLD.width)
        expect(visible.top, where).toBeGreaterThanOrEqual(0)
        expect(visible.top + size.height, where).toBeLessThanOrEqual(WORLD.height)
        // Right of the controls, with room for the scroll bar.
        expect(column.x - visible.left, where).toBeGreaterThanOrEqual(88)
        expect(visible.left + size.width - column.x - column.width, where).toBeGreaterThanOrEqual(24)
      }
    }
  })

  it('keeps the whole width of a column in view where one zooms in [U4]', () => {
    for (const section of SECTIONS) {
      const { x } = getRestPoint(section, DESKTOP, 2)
      const { column } = section
      expect(column.x, section.id).toBeGreaterThan(x - 360)
      expect(column.x + column.width, section.id).toBeLessThan(x + 360)
    }
  })

  it('keeps a column right of the controls where one zooms in on the smallest wide screen [U4]', () => {
    for (const section of SECTIONS) {
      const { x } = getRestPoint(section, { width: 1200, height: 836 }, 2)
      // The controls end 68 px from the edge: 34 world px.
      expect(section.column.x - (x - 300), section.id).toBeGreaterThan(34)
    }
  })

  it.each([
    [1359, 88, 24],
    [1360, 120, 50],
    [1440, 120, 50],
    [1500, 150, 80],
    [2000, 400, 330],
  ])(
    'keeps a column off the edge of a screen %i px wide, and near its middle where it is wide',
    (width, left, right) => {
      const leftEdge = (section: Section) => getRestPoint(section, { width, height: 836 }).x - width / 2
      const [about, printing] = [findSectionByPath('/about'), findSectionByPath('/printing')]
      expect(about.column.x - leftEdge(about)).toBe(left)
      expect(leftEdge(printing) + width - printing.column.x - printing.column.width).toBe(right)
    },
  )

  it.each([
    [1036, 100, 100],
    [836, 0, 0],
    [636, 0, -50],
  ])(
    'centres a column on a screen %i px high; on a low one heads stay, but for a quarter of what home lacks',
    (height, above, aboveHome) => {
      const room = (section: Section) =>
        section.column.y - (getRestPoint(section, { width: 1440, height }).y - height / 2)
      expect([room(findSectionByPath('/about')), room(findSectionByPath('/'))]).toEqual([above, aboveHome])
    },
  )

  it('rests above zoom 1 as on a screen that is so much smaller', () => {
    for (const section of SECTIONS)
      expect(getRestPoint(section, { width: 2880, height: 2072 }, 2)).toEqual(
        getRestPoint(section, { width: 1440, height: 1036 }),
      )
  })

  it('shows no more than a band of artwork on a tall narrow screen', () => {
    const home = findSectionByPath('/')
    const band = (width: number) =>
      2000 - 2 * (getRestPoint(home, { width, height: 2000 }).y - home.narrowFocus.y)
    expect([band(599), band(600), band(1199)]).toEqual([354, 460, 460])
  })

  it('rests at the same place below zoom 1', () => {
    for (const section of SECTIONS) {
      expect(getRestPoint(section, DESKTOP, 0.2)).toEqual(getRestPoint(section, DESKTOP))
    }
  })

  it('shows the detail of an island in a band at the top of a narrow screen', () => {
    for (const section of SECTIONS) {
      const { x, y } = getRestPoint(section, { width: 390, height: 784 })
      expect(x).toBe(section.narrowFocus.x)
      // The band is 42 % of a map so high, 329 px.
      expect(y - 784 / 2 + (784 * 0.42) / 2).toBeCloseTo(section.narrowFocus.y, 6)
    }
  })
})
