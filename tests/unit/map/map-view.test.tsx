import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { hasChosenLessMotion, restoreMotionChoice } from '@/lib/motion'
import { SECTIONS } from '@/sections/registry'
import { openSection, renderMap } from './render-map'

const LABELS = {
  home: 'Home',
  shop: 'Shop',
  printing: 'Printing Services',
  apps: 'Web & App Development',
  about: 'Contact & About',
  bonus: 'The Printer Movie',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
} as const

const map = () => within(screen.getByRole('navigation', { name: 'Sections on the map' }))
const label = (name: string) => map().getByRole('link', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const address = () => screen.getByLabelText('address').textContent

async function zoomTo(percent: number) {
  await press(`Zoom to ${percent} %`)
}

describe('routes', () => {
  it.each([
    ['[15]', '/', 'home'],
    ['[16]', '/printing', 'printing'],
    ['[17]', '/apps', 'apps'],
    ['[18]', '/shop', 'shop'],
    ['[19]', '/about', 'about'],
    ['[20]', '/bonus', 'bonus'],
    ['[21]', '/privacy', 'privacy'],
    ['[22]', '/terms', 'terms'],
    ['[23]', '/inventory-app', 'apps'],
    ['[24]', '/nowhere', 'home'],
  ])('%s %s opens the section %s', async (_, path, id) => {
    const { container, camera } = await renderMap(path)
    expect(openSection(container)).toBe(id)
    const section = SECTIONS.find((one) => one.id === id)
    expect(camera.view).toEqual({ ...section?.anchor, zoom: 1 })
  })

  it('[30] [36] glides from one section to the next on one mounted map', async () => {
    const { container, camera, pass } = await renderMap('/')
    await zoomTo(60)
    const before = container.querySelector('[data-zoom-level]')
    await userEvent.click(label('Printing Services'))
    pass(1000)
    expect(camera.isMoving).toBe(true)
    pass(1100)
    expect(camera.view).toEqual({ x: 750, y: 2240, zoom: 1 })
    expect(container.querySelector('[data-zoom-level]')).toBe(before)
    expect(openSection(container)).toBe('printing')
  })

  it('stays where it is for another page of the section that is being read [F4]', async () => {
    const { camera, pass } = await renderMap('/shop')
    await zoomTo(80)
    pass(1000)
    const before = { ...camera.view }
    expect(before.zoom).toBe(0.8)
    fireEvent.click(screen.getByText('another page of the section'))
    expect(camera.isMoving).toBe(false)
    pass(2100)
    expect(camera.view).toEqual(before)
  })
})

describe('sections', () => {
  it('[34] are loaded only when they are opened', async () => {
    const { container } = await renderMap('/privacy')
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    const filled = [...container.querySelectorAll('[data-content]')].filter((one) => one.textContent !== '')
    expect(filled.map((one) => one.getAttribute('data-content'))).toEqual(['privacy'])
  })

  it("[35] say 'Loading section...' meanwhile", async () => {
    const { container } = await renderMap('/')
    await zoomTo(60)
    act(() => label('Terms & Conditions').click())
    expect(within(container).getByText('Loading section...')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeInTheDocument()
    expect(screen.queryByText('Loading section...')).toBeNull()
  })

  it('take the focus to their heading when they open, and are announced', async () => {
    await renderMap('/')
    await zoomTo(60)
    await userEvent.click(label('Terms & Conditions'))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Terms & Conditions' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('Terms & Conditions')
  })

  it('leave the focus alone when the page is first opened', async () => {
    await renderMap('/terms')
    await screen.findByRole('heading', { level: 1, name: 'Terms & Conditions' })
    expect(document.body).toHaveFocus()
  })

  it('cannot be used where they are not read, below zoom 0.7', async () => {
    const { container } = await renderMap('/')
    await zoomTo(60)
    expect(container.querySelectorAll('[data-section]:not([inert])')).toHaveLength(0)
    await zoomTo(80)
    expect(openSection(container)).toBe('home')
  })
})

describe('free pan', () => {
  it('[46] [47] [50] full zoom out turns it on, with the hint of zoom 0.2', async () => {
    const { container } = await renderMap('/')
    await press('Full zoom out')
    expect(container.querySelector('[data-free-pan]')).not.toBeNull()
    expect(screen.getByText('Click section icons to enter • Drag to explore')).toBeVisible()
  })

  it('[47] [51] is on at 0.4, with its hint', async () => {
    const { container } = await renderMap('/')
    await zoomTo(40)
    expect(container.querySelector('[data-free-pan]')).not.toBeNull()
    expect(screen.getByText('Free Pan Mode - Drag to explore')).toBeVisible()
  })

  it.each([60, 80, 100, 200])('[47] [52] is off at %s per cent, without a hint', async (percent) => {
    const { container } = await renderMap('/')
    await zoomTo(20)
    await zoomTo(percent)
    expect(container.querySelector('[data-free-pan]')).toBeNull()
    expect(screen.queryByText(/Drag to explore/)).toBeNull()
  })

  it('[53] [54] [55] reset view leaves it, at zoom 1, scrolled to the origin', async () => {
    const { container, camera, pass, scrollTo } = await renderMap('/privacy')
    const scroller = container.querySelector('[data-content="privacy"]')
    if (scroller === null) throw new Error('nothing to scroll')
    scroller.scrollTop = 300
    await press('Full zoom out')
    await press('Reset view')
    pass(1000)
    expect(camera.view).toEqual({ x: 5490, y: 830, zoom: 1 })
    expect(container.querySelector('[data-free-pan]')).toBeNull()
    expect(scroller.scrollTop).toBe(0)
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
  })
})

describe('labels', () => {
  it('[59] have exactly these texts', async () => {
    await renderMap('/')
    await zoomTo(60)
    const names = map()
      .getAllByRole('link')
      .map((one) => one.textContent)
    expect(names).toEqual(Object.values(LABELS))
  })

  it.each([60, 40, 20])('[56] are there at %s per cent', async (percent) => {
    await renderMap('/')
    await zoomTo(percent)
    for (const name of Object.values(LABELS)) expect(label(name)).toBeVisible()
  })

  it.each([80, 100, 140])('[57] are hidden at %s per cent', async (percent) => {
    await renderMap('/')
    await zoomTo(percent)
    expect(map().queryAllByRole('link')).toEqual([])
  })

  it.each([80, 100, 200])(
    '[57] [58] show while their island is pointed at, at %s per cent',
    async (percent) => {
      const { container } = await renderMap('/')
      await zoomTo(percent)
      const island = container.querySelector('[data-island="shop"]')
      if (island === null) throw new Error('no island')
      await userEvent.hover(island)
      expect(
        map()
          .getAllByRole('link')
          .map((one) => one.textContent),
      ).toEqual(['Shop'])
      await userEvent.unhover(island)
      expect(map().queryAllByRole('link')).toEqual([])
    },
  )

  it('[60] carry the large enter icon at 0.2 and not at 0.4', async () => {
    const { container } = await renderMap('/')
    await zoomTo(20)
    expect(container.querySelectorAll('[data-enter-icon]')).toHaveLength(8)
    await zoomTo(40)
    expect(container.querySelectorAll('[data-enter-icon]')).toHaveLength(0)
  })

  it('[61] [62] take one to their section and reset the view', async () => {
    const { camera, pass } = await renderMap('/')
    await zoomTo(40)
    await userEvent.click(label('Privacy Policy'))
    expect(address()).toBe('/privacy')
    pass(2100)
    expect(camera.getSnapshot()).toEqual({ zoomLevel: 10, isOffSection: false })
    expect(camera.view).toEqual({ x: 5490, y: 830, zoom: 1 })
  })

  it('[63] [64] so do their enter icons', async () => {
    const { camera, pass } = await renderMap('/')
    await zoomTo(20)
    const icon = label('Privacy Policy').querySelector('[data-enter-icon]')
    if (icon === null) throw new Error('no icon')
    await userEvent.click(icon)
    expect(address()).toBe('/privacy')
    pass(2100)
    expect(camera.view).toEqual({ x: 5490, y: 830, zoom: 1 })
  })

  it('[62] the label of the open section only resets the view', async () => {
    const { camera, pass } = await renderMap('/privacy')
    await zoomTo(20)
    await userEvent.click(label('Privacy Policy'))
    pass(2100)
    expect(address()).toBe('/privacy')
    expect(camera.view).toEqual({ x: 5490, y: 830, zoom: 1 })
  })

  it('[59] speak German in German', async () => {
    await renderMap('/', 'de')
    await press('Zoom auf 60 %')
    expect(screen.getByRole('link', { name: 'Kontakt & Über uns' })).toBeVisible()
  })
})

describe('zoom controls', () => {
  it('[38] [41] [42] [43] [44] start at 100 %, go up and down by 20 and stop at their ends', async () => {
    const { camera } = await renderMap('/')
    const zoomLevel = () => camera.getSnapshot().zoomLevel
    expect(zoomLevel()).toBe(10)
    await press('Zoom in')
    expect(zoomLevel()).toBe(12)
    await press('Zoom out')
    await press('Zoom out')
    expect(zoomLevel()).toBe(8)
    await zoomTo(200)
    await press('Zoom in')
    expect(zoomLevel()).toBe(20)
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true')
    await zoomTo(20)
    await press('Zoom out')
    expect(zoomLevel()).toBe(2)
  })

  it('[86] stand in a menu, too', async () => {
    const { camera } = await renderMap('/')
    await press('Zoom controls')
    const toggle = screen.getByRole('button', { name: 'Zoom controls' })
    const menu = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
    if (menu === null) throw new Error('no menu')
    await userEvent.click(within(menu).getByRole('button', { name: 'Full zoom out' }))
    expect(camera.getSnapshot().zoomLevel).toBe(2)
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(toggle).toHaveFocus()
  })
})

describe('the rail of controls', () => {
  it.each(['/', '/about', '/terms'])('[85] has full zoom out and reset view on %s', async (path) => {
    const { camera } = await renderMap(path)
    const rail = within(screen.getByRole('group', { name: 'Zoom controls' }))
    await userEvent.click(rail.getByRole('button', { name: 'Full zoom out' }))
    expect(camera.getSnapshot().zoomLevel).toBe(2)
    await userEvent.click(rail.getByRole('button', { name: 'Reset view' }))
    expect(camera.getSnapshot().zoomLevel).toBe(10)
  })
})

describe('keys', () => {
  it('zoom with + and -, reset with 0', async () => {
    const { camera, pass } = await renderMap('/privacy')
    await userEvent.keyboard('-')
    expect(camera.getSnapshot().zoomLevel).toBe(8)
    await userEvent.keyboard('+')
    await userEvent.keyboard('+')
    expect(camera.getSnapshot().zoomLevel).toBe(12)
    await userEvent.keyboard('0')
    pass(1000)
    expect(camera.view).toEqual({ x: 5490, y: 830, zoom: 1 })
  })

  it('pan 100 px with the arrows', async () => {
    const { camera, pass } = await renderMap('/about')
    await zoomTo(40)
    pass(500)
    const { x } = camera.view
    await userEvent.keyboard('{ArrowLeft}')
    pass(500)
    expect(camera.view.x).toBeCloseTo(x - 250)
  })

  it('leave the browser its own zoom', async () => {
    const { camera } = await renderMap('/')
    await userEvent.keyboard('{Control>}-{/Control}')
    expect(camera.getSnapshot().zoomLevel).toBe(10)
  })
})

describe('without dragging', () => {
  it('four buttons move the map in free pan, and only there', async () => {
    const { camera, pass } = await renderMap('/about')
    expect(screen.queryByRole('group', { name: 'Move the map' })).toBeNull()
    await zoomTo(40)
    pass(500)
    const { x, y } = camera.view
    await press('Left')
    pass(500)
    // Two fifths of a screen of 1280 px.
    expect(camera.view).toMatchObject({ x: x - 1280, y })
    await press('Up')
    pass(500)
    expect(camera.view.y).toBeCloseTo(y - (736 * 0.4) / 0.4)
  })
})

describe('the switch for less motion', () => {
  it('ends a glide where it leads, stays on in the next visit, and can be taken back', async () => {
    const { camera, pass } = await renderMap('/')
    const toggle = within(screen.getByRole('group', { name: 'Zoom controls' }))
    const lessMotion = () => toggle.getByRole('button', { name: 'Reduce motion' })
    expect(lessMotion()).toHaveAttribute('aria-pressed', 'false')
    await press('Full zoom out')
    pass(100)
    await userEvent.click(lessMotion())
    expect(camera.view.zoom).toBe(0.2)
    expect(lessMotion()).toHaveAttribute('aria-pressed', 'true')

    document.documentElement.removeAttribute('data-motion')
    restoreMotionChoice()
    expect(hasChosenLessMotion()).toBe(true)

    await userEvent.click(lessMotion())
    expect(lessMotion()).toHaveAttribute('aria-pressed', 'false')
    restoreMotionChoice()
    expect(hasChosenLessMotion()).toBe(false)
  })
})

it('clears the words of controls while one reads on, until one scrolls back', async () => {
  const { container } = await renderMap('/privacy')
  const scroller = container.querySelector('[data-content="privacy"]')
  if (scroller === null) throw new Error('nothing to scroll')
  const scrollTo = (top: number) => {
    scroller.scrollTop = top
    fireEvent.scroll(scroller)
    return document.documentElement.hasAttribute('data-reading')
  }
  expect([40, 300, 303, 500, 400].map(scrollTo)).toEqual([false, true, true, true, false])
})

it('shows the way back to whoever has wandered off', async () => {
  const { pass } = await renderMap('/about')
  for (let i = 0; i < 9; i++) await userEvent.keyboard('{ArrowLeft}')
  pass(500)
  await press('Back to Contact & About')
  pass(1000)
  expect(screen.queryByRole('button', { name: 'Back to Contact & About' })).toBeNull()
})
