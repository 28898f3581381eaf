import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
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
