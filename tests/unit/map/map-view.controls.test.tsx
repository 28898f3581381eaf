import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { isReducedMotionChosen, restoreMotionChoice } from '@/lib/motion'
import { renderMap } from './render-map'
import { getCameraAtRest, clickButton, zoomTo } from './map-support'

describe('free pan', () => {
  it('full zoom out turns it on, with the hint of zoom 0.2 [46] [47] [50]', async () => {
    const { container } = await renderMap('/')
    await clickButton('Full zoom out')
    expect(container.querySelector('[data-free-pan]')).not.toBeNull()
    expect(screen.getByText('Click section icons to enter • Drag to explore')).toBeVisible()
  })

  it('breaks its hint behind the bullet, never before it', async () => {
    await renderMap('/')
    await clickButton('Full zoom out')
    expect(screen.getByText(/^Click section icons/).textContent).toMatch(/enter\u00a0•\nDrag/)
  })

  it('is on at 0.4, with its hint [47] [51]', async () => {
    const { container } = await renderMap('/')
    await zoomTo(40)
    expect(container.querySelector('[data-free-pan]')).not.toBeNull()
    expect(screen.getByText('Free Pan Mode - Drag to explore')).toBeVisible()
  })

  it.each([60, 80, 100, 200])('is off at %s per cent, without a hint [47] [52]', async (percent) => {
    const { container } = await renderMap('/')
    await zoomTo(20)
    await zoomTo(percent)
    expect(container.querySelector('[data-free-pan]')).toBeNull()
    expect(screen.queryByText(/Drag to explore/)).toBeNull()
  })

  it('reset view leaves it, at zoom 1, scrolled to the origin [53] [54] [55]', async () => {
    const { container, camera, pass, scrollTo } = await renderMap('/privacy')
    const scroller = container.querySelector('[data-content="privacy"]')
    if (scroller === null) throw new Error('nothing to scroll')
    scroller.scrollTop = 300
    await clickButton('Full zoom out')
    await clickButton('Reset view')
    pass(1000)
    expect(camera.view).toEqual(getCameraAtRest('privacy'))
    expect(container.querySelector('[data-free-pan]')).toBeNull()
    expect(scroller.scrollTop).toBe(0)
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
  })
})

describe('zoom controls', () => {
  it('start at 100 %, go up and down by 20 and stop at their ends [38] [41] [42] [43] [44]', async () => {
    const { camera } = await renderMap('/')
    const zoomLevel = () => camera.getSnapshot().zoomLevel
    expect(zoomLevel()).toBe(10)
    await clickButton('Zoom in')
    expect(zoomLevel()).toBe(12)
    await clickButton('Zoom out')
    await clickButton('Zoom out')
    expect(zoomLevel()).toBe(8)
    await zoomTo(200)
    await clickButton('Zoom in')
    expect(zoomLevel()).toBe(20)
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true')
    await zoomTo(20)
    await clickButton('Zoom out')
    expect(zoomLevel()).toBe(2)
  })

  it.each([
    [20, true],
    [100, true],
    [120, false],
    [200, false],
  ])(
    'at %s per cent a picture of the whole map lies on it: %s; closer it would lie on words',
    async (percent, isThere) => {
      await renderMap('/')
      await zoomTo(20)
      await zoomTo(percent)
      expect(screen.queryByRole('button', { name: 'Show the whole map' }) !== null).toBe(isThere)
    },
  )

  it('stand in a menu, too [86]', async () => {
    const { camera } = await renderMap('/')
    await clickButton('Zoom controls')
    const toggle = screen.getByRole('button', { name: 'Zoom controls' })
    const menu = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
    if (menu === null) throw new Error('no menu')
    await userEvent.click(within(menu).getByRole('button', { name: 'Full zoom out' }))
    expect(camera.getSnapshot().zoomLevel).toBe(2)
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(toggle).toHaveFocus()
  })
})

describe('the slider of the zoom', () => {
  const slider = () => screen.getByRole('slider', { name: 'Zoom' })

  it('goes a step by an arrow, two by a page key, to its ends by Home and End, and the map stays', async () => {
    const { camera, pass } = await renderMap('/privacy')
    pass(1000)
    const { x, y } = camera.view
    act(() => slider().focus())
    expect(slider()).toHaveAttribute('aria-valuemin', '20')
    expect(slider()).toHaveAttribute('aria-valuemax', '200')
    for (const [key, percent] of [
      ['ArrowUp', 120],
      ['ArrowLeft', 100],
      ['ArrowRight', 120],
      ['ArrowDown', 100],
      ['PageUp', 140],
      ['PageDown', 100],
      ['End', 200],
      ['ArrowUp', 200],
      ['PageDown', 160],
      ['Home', 20],
      ['PageDown', 20],
      ['PageUp', 60],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      expect(camera.getSnapshot().zoomLevel, key).toBe(percent / 10)
      expect(slider()).toHaveAttribute('aria-valuenow', String(percent))
    }
    await userEvent.keyboard('+++-{Alt>}{ArrowUp}{/Alt}')
    pass(1000)
    expect(camera.view).toEqual({ x, y, scale: 1 })
  })

  it.each(['en', 'de', 'fr', 'it'] as const)('says where it stands in %s', async (language) => {
    await renderMap('/', language)
    await zoomTo(60)
    expect(slider().getAttribute('aria-valuetext')).toMatch(/^60\s%$/)
  })

  it('leaves the arrow keys to the map after a click', async () => {
    const { camera, pass } = await renderMap('/about')
    await zoomTo(40)
    expect(document.body).toHaveFocus()
    pass(500)
    const { x } = camera.view
    await userEvent.keyboard('{ArrowRight}')
    pass(500)
    expect(camera.view.x).toBeCloseTo(x + 250)
  })
})

describe('the rail of controls', () => {
  it('is one stop of the Tab key beside the slider; arrow keys lead from button to button', async () => {
    const { camera } = await renderMap('/')
    const rail = within(screen.getByRole('toolbar', { name: 'Zoom controls' }))
    const stops = () => rail.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
    const button = (name: string) => rail.getByRole('button', { name })
    expect(stops()).toEqual([button('Full zoom out')])
    await userEvent.tab()
    expect(button('Full zoom out')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{Enter}')
    expect(button('Zoom in')).toHaveFocus()
    expect(stops()).toEqual([button('Zoom in')])
    expect(camera.getSnapshot().zoomLevel).toBe(12)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(button('Reduce motion')).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(rail.getByRole('slider')).toHaveFocus()
  })

  it('is a stop still when the device turns motion down, which takes the button away that was it', async () => {
    await renderMap('/')
    const rail = within(screen.getByRole('toolbar', { name: 'Zoom controls' }))
    act(() => rail.getByRole('button', { name: 'Reduce motion' }).focus())
    act(() => void matchMedia('(prefers-reduced-motion: reduce)').dispatchEvent(new Event('change')))
    const stops = rail.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
    expect(stops).toEqual([rail.getByRole('button', { name: 'Full zoom out' })])
  })

  it.each(['/', '/about', '/terms'])('has full zoom out and reset view on %s [85]', async (path) => {
    const { camera } = await renderMap(path)
    const rail = within(screen.getByRole('toolbar', { name: 'Zoom controls' }))
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
    expect(camera.view).toEqual(getCameraAtRest('privacy'))
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
    await clickButton('Left')
    pass(500)
    // Two fifths of a screen of 1280 px.
    expect(camera.view).toMatchObject({ x: x - 1280, y })
    await clickButton('Up')
    pass(500)
    expect(camera.view.y).toBeCloseTo(y - (736 * 0.4) / 0.4)
  })
})

describe('the switch for less motion', () => {
  it('ends a glide where it leads, stays on in the next visit, and can be taken back', async () => {
    const { camera, pass } = await renderMap('/')
    const toggle = within(screen.getByRole('toolbar', { name: 'Zoom controls' }))
    const lessMotion = () => toggle.getByRole('button', { name: 'Reduce motion' })
    expect(lessMotion()).toHaveAttribute('aria-pressed', 'false')
    await clickButton('Full zoom out')
    pass(100)
    await userEvent.click(lessMotion())
    expect(camera.view.scale).toBeCloseTo(1040 / 6000)
    expect(lessMotion()).toHaveAttribute('aria-pressed', 'true')

    document.documentElement.removeAttribute('data-motion')
    restoreMotionChoice()
    expect(isReducedMotionChosen()).toBe(true)

    await userEvent.click(lessMotion())
    expect(lessMotion()).toHaveAttribute('aria-pressed', 'false')
    restoreMotionChoice()
    expect(isReducedMotionChosen()).toBe(false)
  })
})

it('clears the words of controls while they are read on, until the picture above them is back [U3]', async () => {
  const { container } = await renderMap('/privacy')
  const scroller = container.querySelector('[data-content="privacy"]')
  if (scroller === null) throw new Error('nothing to scroll')
  const scrollTo = (top: number) => {
    scroller.scrollTop = top
    fireEvent.scroll(scroller)
    return document.documentElement.hasAttribute('data-reading')
  }
  expect([20, 300, 200, 24].map(scrollTo)).toEqual([false, true, true, false])
})
