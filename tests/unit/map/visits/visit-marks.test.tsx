import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { SECTIONS } from '@/sections/registry'
import { readVisitedSections, storeVisitedSections } from '@/map/visits/visited-sections'
import { label, LABELS, zoomTo } from '../map-support'
import { renderMap } from '../render-map'

const IDS = SECTIONS.map(({ id }) => id)
const ALL_VISITED = 'All eight places visited: good to print!'
const KEY = 'atelier-steinbock.visited-sections'
const readKept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')
const describesVisit = (name: string) =>
  waitFor(() => expect(label(name)).toHaveAccessibleDescription('visited'))

describe('the places that a visitor has opened', () => {
  it('are marked on their labels for eyes and ears, and kept on the device', async () => {
    const { container } = await renderMap('/shop')
    await zoomTo(60)
    await describesVisit('Shop')
    expect(label('Privacy Policy')).not.toHaveAccessibleDescription()
    await userEvent.click(label('Privacy Policy'))
    await zoomTo(60)
    await describesVisit('Privacy Policy')
    const marked = container.querySelectorAll('nav > [data-visited]')
    expect([...marked].map(({ textContent }) => textContent)).toEqual(['Shop', 'Privacy Policy'])
    expect(container.querySelectorAll('[data-printed]')).toHaveLength(2)
    // On a poster, a number stands for the label.
    const islands = [...container.querySelectorAll<HTMLElement>('[data-island][data-visited]')]
    expect(islands.map(({ dataset }) => dataset['island'])).toEqual(['shop', 'privacy'])
    expect(readKept()).toEqual(['shop', 'privacy'])
  })

  it('print a patch each; all eight bring the stamp, which is said when it falls and not again', async () => {
    const others = IDS.filter((id) => id !== 'terms')
    localStorage.setItem(KEY, JSON.stringify(others))
    const { container, unmount } = await renderMap('/')
    await waitFor(() => expect(container.querySelectorAll('[data-printed]')).toHaveLength(7))
    expect(screen.queryByText('Good to print')).toBeNull()
    const isSaid = () => screen.getAllByRole('status').some(({ textContent }) => textContent === ALL_VISITED)
    await zoomTo(60)
    await userEvent.click(label(LABELS.terms))
    expect(await screen.findByText('Good to print')).toBeVisible()
    expect(isSaid()).toBe(true)
    unmount()

    await renderMap('/')
    expect(await screen.findByText('Good to print')).toBeVisible()
    expect(isSaid()).toBe(false)
  })
})

describe('an address without a page', () => {
  it('shows home, which nobody has visited by it', async () => {
    await renderMap('/nowhere')
    await zoomTo(60)
    await userEvent.click(label('Privacy Policy'))
    await zoomTo(60)
    await describesVisit('Privacy Policy')
    expect(label('Home')).not.toHaveAccessibleDescription()
    expect(readKept()).toEqual(['privacy'])
  })
})

describe('a pointer that passes over the map', () => {
  it('has nothing read again from the device', async () => {
    await renderMap('/shop')
    await zoomTo(60)
    await describesVisit('Shop')
    const read = vi.spyOn(Storage.prototype, 'getItem')
    await userEvent.hover(label('Privacy Policy'))
    await userEvent.unhover(label('Privacy Policy'))
    expect(read.mock.calls).toEqual([])
  })
})

describe('a place that is left before the page has loaded', () => {
  it('is marked too, and the stamp that it brings is said', async () => {
    localStorage.setItem(KEY, JSON.stringify(IDS.filter((id) => id !== 'shop' && id !== 'terms')))
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    await renderMap('/shop')
    await zoomTo(60)
    await userEvent.click(label(LABELS.terms))
    readyState.mockRestore()
    fireEvent.load(window)
    await zoomTo(60)
    await describesVisit('Shop')
    const regions = screen.getAllByRole('status')
    await waitFor(() => expect(regions.map(({ textContent }) => textContent)).toContain(ALL_VISITED))
    expect(readKept()).toEqual(IDS)
  })
})

describe('what is kept of them', () => {
  it.each(['"shop"', '{"shop":1}', '[1,"nowhere",null]'])('is none where the device has kept %s', (kept) => {
    localStorage.setItem(KEY, kept)
    expect(readVisitedSections(() => localStorage, IDS)).toEqual([])
  })

  it('is joined by what another tab has kept meanwhile', () => {
    localStorage.setItem(KEY, '["terms","nowhere"]')
    storeVisitedSections(() => localStorage, IDS, ['shop'])
    expect(readKept()).toEqual(['shop', 'terms'])
  })

  it('is nothing on a device without storage, and nothing breaks', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const noStorage = () => {
      throw new Error('denied')
    }
    storeVisitedSections(noStorage, IDS, ['shop'])
    expect(readVisitedSections(noStorage, IDS)).toEqual([])
    expect(log).toHaveBeenCalled()
  })
})
