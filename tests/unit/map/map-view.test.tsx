import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { openSection, renderMap } from './render-map'
import { address, getCameraAtRest, label, clickButton, zoomTo } from './map-support'

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
    expect(camera.view).toEqual(getCameraAtRest(id))
  })

  it('glides from one section to the next on one mounted map [30] [36]', async () => {
    const { container, camera, pass } = await renderMap('/')
    await zoomTo(60)
    const before = container.querySelector('[data-zoom-level]')
    await userEvent.click(label('Printing Services'))
    pass(1000)
    expect(camera.isMoving).toBe(true)
    pass(1100)
    expect(camera.view).toEqual(getCameraAtRest('printing'))
    expect(container.querySelector('[data-zoom-level]')).toBe(before)
    expect(openSection(container)).toBe('printing')
  })

  it('stays where it is for another page of the section that is being read [F4]', async () => {
    const { camera, pass } = await renderMap('/shop')
    await zoomTo(80)
    pass(1000)
    const before = { ...camera.view }
    expect(before.scale).toBe(0.8)
    fireEvent.click(screen.getByText('another page of the section'))
    expect(camera.isMoving).toBe(false)
    pass(2100)
    expect(camera.view).toEqual(before)
  })
})

describe('sections', () => {
  it('are loaded only when they are opened [34]', async () => {
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

  it('give the focus to their label where one comes back to a map that shows no text', async () => {
    const { container, pass } = await renderMap('/privacy')
    const next = await screen.findByRole('link', { name: 'Next Terms & Conditions' })
    history.replaceState({ key: 'entry', camera: [4] }, '')
    onTestFinished(() => history.replaceState(null, ''))
    const seen: string[] = []
    const watch = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      const isUsable = target.closest('[inert]') === null && target.style.visibility !== 'hidden'
      seen.push(`${target.textContent} ${isUsable}`)
    }
    fireEvent.click(next)
    container.addEventListener('focusin', watch)
    await waitFor(() => expect(label('Terms & Conditions')).toHaveFocus())
    await screen.findByRole('heading', { level: 1, name: 'Terms & Conditions', hidden: true })
    pass(2100)
    expect(label('Terms & Conditions')).toHaveFocus()
    expect(seen).toEqual(['Terms & Conditions true'])
  })

  it('take the focus to their heading where one comes back from a map that shows no text', async () => {
    const { container } = await renderMap('/privacy')
    await userEvent.click(await screen.findByRole('link', { name: 'Next Terms & Conditions' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Back to the start Home' }))
    await zoomTo(40)
    const focused: boolean[] = []
    container.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) focused.push(target.closest('[inert]') === null)
    })
    fireEvent.click(screen.getByText('back'))
    await waitFor(() => expect(address()).toBe('/terms'))
    await waitFor(() => expect(focused).toEqual([true]))
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

describe('the link to the next section', () => {
  it('leads from one section to the next, and from the last one home', async () => {
    const { container } = await renderMap('/privacy')
    await userEvent.click(await screen.findByRole('link', { name: 'Next Terms & Conditions' }))
    expect(address()).toBe('/terms')
    expect(openSection(container)).toBe('terms')
    await userEvent.click(await screen.findByRole('link', { name: 'Back to the start Home' }))
    expect(address()).toBe('/')
    expect(container.querySelector('[data-section="home"] [data-next-section]')).toBeNull()
  })

  it('leaves the foot of the screen to the text where zoom shows little of it', async () => {
    const { container, pass } = await renderMap('/privacy')
    const isLow = () => container.querySelector('[data-zoom-level]')?.hasAttribute('data-low')
    expect(isLow()).toBe(false)
    await zoomTo(140)
    pass(500)
    expect(isLow()).toBe(true)
    await zoomTo(60)
    pass(500)
    expect(isLow()).toBe(false)
  })
})

it('shows the way back to a visitor who has wandered off', async () => {
  const { pass } = await renderMap('/about')
  for (let i = 0; i < 9; i++) await userEvent.keyboard('{ArrowLeft}')
  pass(500)
  await clickButton('Back to Contact & About')
  pass(1000)
  expect(screen.queryByRole('button', { name: 'Back to Contact & About' })).toBeNull()
})

describe('the place in which one has left the map', () => {
  afterEach(() => history.replaceState(null, ''))

  /** Shows the map anew in the same entry of the history, as a reload, another language and the way back do. */
  async function reload(view: Awaited<ReturnType<typeof renderMap>>) {
    view.unmount()
    return renderMap('/about')
  }

  it('is where it is after a reload, panned and zoomed, and not at the section again', async () => {
    history.replaceState({ key: 'entry' }, '')
    const before = await renderMap('/about')
    await zoomTo(40)
    before.camera.panBy(-600, -200)
    before.pass(500)
    await waitFor(() => expect(history.state.camera).toHaveLength(3))
    const after = await reload(before)
    expect(after.camera.view).toEqual(before.camera.view)
    expect(after.camera.getSnapshot().zoomLevel).toBe(4)
  })

  it('is the section in another window, when only the zoom was changed', async () => {
    history.replaceState({ key: 'entry' }, '')
    const before = await renderMap('/about')
    await zoomTo(200)
    before.pass(500)
    await waitFor(() => expect(history.state.camera).toEqual([20]))
    const { camera } = await reload(before)
    expect(camera.view).toEqual(before.camera.view)
    camera.resize({ width: 1440, height: 836 })
    expect(camera.getPlace()).toEqual({ zoomLevel: 20, target: undefined })
  })

  it('is forgotten with reset, and another entry of the history knows none', async () => {
    history.replaceState({ key: 'entry' }, '')
    const before = await renderMap('/about')
    await zoomTo(20)
    await waitFor(() => expect(history.state.camera).toBeDefined())
    await clickButton('Reset view')
    before.pass(1000)
    await waitFor(() => expect(history.state.camera).toBeUndefined())
    await zoomTo(20)
    history.pushState({ key: 'next' }, '')
    const { camera } = await reload(before)
    expect(camera.view).toEqual(getCameraAtRest('about'))
  })

  it.each([[['x']], [[90, 'x', null]], [{}], [null]])(
    'is never what an old entry says wrongly: %j',
    async (camera) => {
      history.replaceState({ key: 'entry', camera }, '')
      const map = await renderMap('/about')
      expect([10, 20]).toContain(map.camera.getSnapshot().zoomLevel)
      expect(map.camera.getPlace().target).toBeUndefined()
    },
  )
})
