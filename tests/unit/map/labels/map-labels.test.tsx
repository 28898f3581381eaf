import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { LabelLayout } from '@/map/labels/label-transforms'
import { SECTIONS } from '@/sections/registry'
import { renderMap } from '../render-map'
import { getCameraAtRest, LABELS, map, label, address, zoomTo } from '../map-support'

describe('labels', () => {
  it('have exactly these texts [59]', async () => {
    await renderMap('/')
    await zoomTo(60)
    const names = map()
      .getAllByRole('link')
      .map((one) => one.textContent)
    expect(names).toEqual(Object.values(LABELS))
  })

  it('have screen readers say in English what is English on an Italian page', async () => {
    await renderMap('/', 'it')
    await zoomTo(60)
    const labels = within(screen.getByRole('navigation', { name: 'Sezioni sulla mappa' }))
    const english = labels.getAllByRole('link').filter(({ lang }) => lang === 'en')
    expect(english.map(({ textContent }) => textContent)).toEqual([LABELS.shop, LABELS.bonus])
  })

  it.each([60, 40, 20])('are there at %s per cent [56]', async (percent) => {
    await renderMap('/')
    await zoomTo(percent)
    for (const name of Object.values(LABELS)) expect(label(name)).toBeVisible()
  })

  it.each([80, 100, 140])('are hidden at %s per cent [57]', async (percent) => {
    await renderMap('/')
    await zoomTo(percent)
    expect(map().queryAllByRole('link')).toEqual([])
  })

  it.each([80, 100, 200])(
    'show while their island is pointed at, at %s per cent [57] [58]',
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

  it('carry the large enter icon at 0.2 and not at 0.4 [60]', async () => {
    const { container } = await renderMap('/')
    await zoomTo(20)
    expect(container.querySelectorAll('[data-enter-icon]')).toHaveLength(8)
    await zoomTo(40)
    expect(container.querySelectorAll('[data-enter-icon]')).toHaveLength(0)
  })

  it('leave room for their icons, also where these appear after the map has stopped', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
      return this.querySelector('[data-enter-icon]') ? 700 : 200
    })
    const { camera, clock, pass } = await renderMap('/')
    const getPlaces = () => Object.values(LABELS).map((name) => label(name).style.transform)
    act(() => {
      camera.zoomTo(2)
      clock.pass(500)
    })
    pass(50)
    const places = getPlaces()
    await zoomTo(40)
    pass(500)
    await zoomTo(20)
    pass(500)
    expect(places).toEqual(getPlaces())
  })

  it('take one to their section and reset the view [61] [62]', async () => {
    const { camera, pass } = await renderMap('/')
    await zoomTo(40)
    await userEvent.click(label('Privacy Policy'))
    expect(address()).toBe('/privacy')
    pass(2100)
    expect(camera.getSnapshot()).toEqual({ zoomLevel: 10, isOffSection: false })
    expect(camera.view).toEqual(getCameraAtRest('privacy'))
  })

  it('so do their enter icons [63] [64]', async () => {
    const { camera, pass } = await renderMap('/')
    await zoomTo(20)
    const icon = label('Privacy Policy').querySelector('[data-enter-icon]')
    if (icon === null) throw new Error('no icon')
    await userEvent.click(icon)
    expect(address()).toBe('/privacy')
    pass(2100)
    expect(camera.view).toEqual(getCameraAtRest('privacy'))
  })

  it('the label of the open section only resets the view [62]', async () => {
    const { camera, pass } = await renderMap('/privacy')
    await zoomTo(20)
    await userEvent.click(label('Privacy Policy'))
    pass(2100)
    expect(address()).toBe('/privacy')
    expect(camera.view).toEqual(getCameraAtRest('privacy'))
  })

  it('speak German in German [59]', async () => {
    await renderMap('/', 'de')
    await zoomTo(60)
    const labels = within(screen.getByRole('navigation', { name: 'Bereiche auf der Karte' }))
    expect(labels.getByRole('link', { name: 'Kontakt & Über uns' })).toBeVisible()
  })
})

describe('the poster of a phone', () => {
  const PHONE = { width: 390, height: 784 }

  async function openPoster() {
    const view = await renderMap('/', 'en', PHONE)
    await zoomTo(20)
    view.pass(500)
    return view
  }

  const getPlaces = () =>
    Object.values(LABELS).map(
      (name) =>
        label(name)
          .style.transform.match(/-?[\d.]+/g)
          ?.map(Number) ?? [],
    )

  it('lists the eight places below one another, with the names that they have on the map [59]', async () => {
    await openPoster()
    const names = map()
      .getAllByRole('link')
      .map((one) => one.textContent)
    expect(names).toEqual(Object.values(LABELS))
    const places = getPlaces()
    expect(new Set(places.map(([x]) => x)).size).toBe(1)
    for (const [index, [, y = 0]] of places.entries())
      if (index > 0) expect(y - (places[index - 1]?.[1] ?? 0)).toBeGreaterThanOrEqual(44)
    // They are printed as large as they are read.
    for (const [, , scale] of places) expect(scale).toBeCloseTo(1)
  })

  it('leads to a place by its name in the legend [61] [62]', async () => {
    const { camera, pass } = await openPoster()
    await userEvent.click(label('Privacy Policy'))
    expect(address()).toBe('/privacy')
    pass(2100)
    expect(camera.getSnapshot().zoomLevel).toBe(10)
  })

  it('moves as one sheet under a finger, and its names are back on the map at zoom 0.4', async () => {
    const { camera, container, pass } = await openPoster()
    const isPoster = () => container.querySelector('[data-poster]') !== null
    expect(isPoster()).toBe(true)
    const before = getPlaces()
    act(() => camera.panBy(0, -50))
    pass(500)
    for (const [index, [, y = 0]] of getPlaces().entries())
      expect(y - (before[index]?.[1] ?? 0)).toBeCloseTo(50)
    await zoomTo(40)
    pass(500)
    expect(isPoster()).toBe(false)
    expect(label('Shop').style.transform).not.toContain('scale')
  })

  it('is left by its names for their islands, not for where these stood in a larger window', () => {
    const labels = document.createElement('nav')
    labels.innerHTML = SECTIONS.map(() => '<a><span data-enter-icon></span></a>').join('')
    const layout = new LabelLayout()
    layout.update(labels, { width: 1280, height: 736 })
    expect(layout.moves).toHaveLength(8)
    layout.update(labels, PHONE)
    expect(layout.moves).toEqual([])
  })
})
