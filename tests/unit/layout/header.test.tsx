import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BackLink } from '@/layout/back-link'
import { Header } from '@/layout/header'
import { createLanguageWrapper } from '../support/render-in-language'

async function show(element = <Header />, path = '/', language: 'en' | 'de' | 'fr' = 'en') {
  render(element, { wrapper: await createLanguageWrapper(language, path) })
}
const menu = () => screen.getByRole('navigation', { name: 'Main' })

describe('the header', () => {
  it('has a logo that leads to / [71]', async () => {
    await show()
    expect(screen.getByRole('link', { name: 'Atelier Steinbock, home' })).toHaveAttribute('href', '/')
  })

  it.each([
    ['[72] Shop', 'Shop', '/shop'],
    ['[73] Printing Services', 'Printing Services', '/printing'],
    ['[74] Web & App Development', 'Web & App Development', '/apps'],
    ['[75] Contact', 'Contact', '/about'],
    ['[76] Bonus', 'Bonus', '/bonus'],
  ])('%s leads to its section', async (_, name, path) => {
    await show()
    expect(within(menu()).getByRole('link', { name })).toHaveAttribute('href', path)
  })

  it.each([
    ['/printing', 'Printing Services', 'page'],
    ['/inventory-app', 'Web & App Development', 'true'],
    ['/product/donuts', 'Shop', 'true'],
  ])('marks on %s the place that one is in', async (path, name, current) => {
    await show(<Header />, path)
    const marked = within(menu())
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current') && !link.hasAttribute('hreflang'))
    expect(marked).toEqual([screen.getByRole('link', { name })])
    expect(marked[0]).toHaveAttribute('aria-current', current)
  })

  it('shows the cart and the zoom controls that it is given, and none by itself', async () => {
    await show(
      <Header cart={<button type="button">Cart</button>} zoom={<button type="button">Zoom</button>} />,
    )
    expect(screen.getByRole('banner')).toContainElement(screen.getByRole('button', { name: 'Cart' }))
    expect(screen.getByRole('banner')).toContainElement(screen.getByRole('button', { name: 'Zoom' }))
  })

  it('speaks English for backToShop on a French page, and says so to screen readers [83]', async () => {
    await show(<Header back={<BackLink />} />, '/product/donuts', 'fr')
    expect(screen.getByRole('link', { name: 'Back to shop' })).toHaveAttribute('lang', 'en')
  })
})

describe('the tooltips', () => {
  beforeEach(() => vi.useFakeTimers())

  it('open 100 ms after the pointer has come [77]', async () => {
    await show()
    const link = screen.getByRole('link', { name: 'Printing Services' })
    fireEvent.pointerEnter(link, { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(99))
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByRole('tooltip')).toHaveTextContent('Printing Services')
  })

  it('close when the pointer leaves, and by Escape [77]', async () => {
    await show()
    const link = screen.getByRole('link', { name: 'Bonus' })
    const open = () => {
      fireEvent.pointerEnter(link, { pointerType: 'mouse' })
      act(() => vi.advanceTimersByTime(100))
      expect(screen.getByRole('tooltip')).toBeInTheDocument()
    }
    open()
    fireEvent.pointerLeave(link, { pointerType: 'mouse' })
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    open()
    fireEvent.keyDown(link, { key: 'Escape' })
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })

  it('stay away under a finger', async () => {
    await show()
    fireEvent.pointerEnter(screen.getByRole('link', { name: 'Bonus' }), { pointerType: 'touch' })
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })
})

describe('the menu of narrow screens', () => {
  const toggle = () => screen.getByRole('button', { name: 'Menu' })
  const isOpen = () => toggle().getAttribute('aria-expanded') === 'true'

  it('holds the places behind a button [78]', async () => {
    await show()
    expect(isOpen()).toBe(false)
    fireEvent.click(toggle())
    expect(isOpen()).toBe(true)
    const panel = document.getElementById(toggle().getAttribute('aria-controls') ?? '')
    expect(panel).toContainElement(screen.getByRole('link', { name: 'Printing Services' }))
  })

  it('closes on the way to a place [78]', async () => {
    await show()
    fireEvent.click(toggle())
    fireEvent.click(screen.getByRole('link', { name: 'Printing Services' }))
    expect(isOpen()).toBe(false)
  })

  it('closes by Escape, and gives the focus back to its button', async () => {
    await show()
    fireEvent.click(toggle())
    act(() => screen.getByRole('link', { name: 'Shop' }).focus())
    fireEvent.keyDown(screen.getByRole('link', { name: 'Shop' }), { key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(toggle()).toHaveFocus()
  })

  it('closes when one taps beside it', async () => {
    await show()
    fireEvent.click(toggle())
    fireEvent.pointerDown(document.body)
    expect(isOpen()).toBe(false)
  })
})
