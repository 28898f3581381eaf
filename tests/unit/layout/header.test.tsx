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

describe('the menu on a French page', () => {
  it('has screen readers say in English what is English, and nothing else', async () => {
    await show(<Header />, '/', 'fr')
    const links = screen.getByRole('banner').querySelectorAll<HTMLElement>('nav a[lang=en]:not([hreflang])')
    expect([...links].map(({ textContent }) => textContent)).toEqual(['Shop'])
  })
})

describe('the tooltips', () => {
  beforeEach(() => vi.useFakeTimers())
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  it('open 100 ms after the pointer has come [77]', async () => {
    await show()
    const link = screen.getByRole('link', { name: 'Printing Services' })
    fireEvent.pointerEnter(link, { pointerType: 'mouse' })
    wait(99)
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    wait(1)
    expect(screen.getByRole('tooltip')).toHaveTextContent('Printing Services')
  })

  it('close when the pointer leaves, and by Escape [77]', async () => {
    await show()
    const link = screen.getByRole('link', { name: 'Bonus' })
    const open = () => {
      fireEvent.pointerEnter(link, { pointerType: 'mouse' })
      wait(100)
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
    wait(1000)
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })
})

describe('the menu of narrow screens', () => {
  const spyOnClosing = () => vi.spyOn(HTMLElement.prototype, 'hidePopover')

  it('is opened by its button without scripts, and holds the places [78]', async () => {
    await show()
    const toggle = screen.getByRole('button', { name: 'Menu' })
    const panel = document.getElementById(toggle.getAttribute('popovertarget') ?? '')
    expect(panel).toHaveAttribute('popover', 'auto')
    for (const name of ['Printing Services', 'Privacy Policy'])
      expect(panel).toContainElement(screen.getByRole('link', { name }))
  })

  it('is left open by the scripts when they come, and closes on the way to a place [78]', async () => {
    const closing = spyOnClosing()
    await show()
    expect(closing).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('link', { name: 'Printing Services' }))
    expect(closing).toHaveBeenCalledOnce()
  })

  it('closes when the focus goes elsewhere, but not on the way to its button', async () => {
    const closing = spyOnClosing()
    await show(<Header cart={<button type="button">Cart</button>} />)
    act(() => screen.getByRole('link', { name: 'Shop' }).focus())
    act(() => screen.getByRole('button', { name: 'Menu' }).focus())
    expect(closing).not.toHaveBeenCalled()
    act(() => screen.getByRole('button', { name: 'Cart' }).focus())
    expect(closing).toHaveBeenCalledOnce()
  })

  it('closes when the window turns to the wide header, which has no button for it, and not before', async () => {
    const closing = spyOnClosing()
    await show()
    fireEvent(window, new Event('resize'))
    expect(closing).not.toHaveBeenCalled()
    // As the style sheet does from 900 px on.
    screen.getByRole('button', { name: 'Menu' }).style.display = 'none'
    fireEvent(window, new Event('resize'))
    expect(closing).toHaveBeenCalledOnce()
  })
})
