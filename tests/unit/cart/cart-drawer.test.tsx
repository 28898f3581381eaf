import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { CartItem } from '@contract/cart-item'
import type { Catalogue } from '@contract/catalogue'
import type { Language } from '@contract/settings'
import { CartButton } from '@/cart/cart-button'
import { CheckoutDrawer } from '@/checkout/checkout-drawer'
import { fakeNetwork, json } from '../shop/fake-network'
import { catalogue, DONUTS, line, product, TALL } from '../shop/fixtures'
import { renderShop, storeCart, storedCart } from '../shop/render-shop'

const DONUTS_LINE = line({ id: 'prod_donuts-S', productId: 'prod_donuts', name: 'Donuts', size: 'S' })

async function openDrawer(
  items: CartItem[],
  told: Catalogue = catalogue(),
  language: Language = 'en',
  sessionId: string | null = null,
) {
  fakeNetwork({ '/api/products': () => json(told) })
  storeCart(items, { sessionId })
  const store = await renderShop(
    <>
      <CartButton />
      <CheckoutDrawer />
    </>,
    '/',
    language,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Shopping cart|^Warenkorb/ }))
  return { drawer: await screen.findByRole('dialog'), store }
}

const summary = () => screen.getByLabelText('Summary')
const follows = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING)

describe('the cart icon', () => {
  it('is absent while the cart is empty [79]', async () => {
    fakeNetwork({ '/api/products': () => json(catalogue()) })
    await renderShop(<CartButton />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('tells the pieces in the cart [80] [81]', async () => {
    fakeNetwork({ '/api/products': () => json(catalogue()) })
    storeCart([line({ quantity: 3 }), DONUTS_LINE])
    await renderShop(<CartButton />)
    expect(await screen.findByRole('button', { name: 'Shopping cart, 4 items' })).toHaveTextContent('4')
  })

  it.each([
    [99, '99'],
    [100, '99+'],
  ])('shows %i pieces as %s [82]', async (pieces, badge) => {
    fakeNetwork({ '/api/products': () => json(catalogue()) })
    const full = Array.from({ length: Math.ceil(pieces / 10) }, (_, index) =>
      line({ size: `S${index}`, quantity: Math.min(10, pieces - index * 10) }),
    )
    storeCart(full)
    await renderShop(<CartButton />)
    const button = await screen.findByRole('button', { name: `Shopping cart, ${pieces} items` })
    expect(button.textContent).toBe(badge)
  })
})

describe('the cart drawer', () => {
  it('opens by the cart icon, titled [93] [97]', async () => {
    const { drawer } = await openDrawer([line()])
    expect(drawer).toHaveAccessibleName('Shopping cart')
  })

  it.each(['Close cart', 'Continue Shopping'])('closes by %s [94] [96]', async (name) => {
    await openDrawer([line()])
    await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('closes by its backdrop [95]', async () => {
    await openDrawer([line()])
    await userEvent.click(document.querySelector('[role="presentation"]') ?? document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows all of a line [99] [100] [101] [102] [103] [104]', async () => {
    const { drawer } = await openDrawer([line({ quantity: 2 })])
    const shown = within(within(drawer).getByRole('list', { name: 'In your cart' })).getByRole('listitem')
    expect(shown.querySelector('img')).toHaveAttribute('src', '/media/products/crying-skull-front-400.webp')
    expect(within(shown).getByRole('heading', { name: 'Crying Skull' })).toBeVisible()
    expect(within(shown).getByText('Size: M')).toBeVisible()
    expect(within(shown).getByText('CHF 29.90')).toBeVisible()
    expect(within(shown).getByRole('button', { name: 'One fewer: Crying Skull, size M' })).toBeVisible()
    expect(within(shown).getByRole('button', { name: 'One more: Crying Skull, size M' })).toBeVisible()
    expect(within(shown).getByRole('button', { name: 'Remove Crying Skull, size M' })).toBeVisible()
  })

  it('stands in order: lines, delivery, summary, checkout [105] [108] [110]', async () => {
    const { drawer } = await openDrawer([line()])
    const parts = [
      within(drawer).getByRole('list', { name: 'In your cart' }),
      within(drawer).getByRole('group', { name: 'Delivery' }),
      summary(),
      within(drawer).getByRole('button', { name: 'PROCEED TO CHECKOUT' }),
    ]
    for (const [index, part] of parts.slice(1).entries()) {
      expect(follows(parts[index] ?? drawer, part)).toBe(true)
    }
  })

  it('offers shipping within Switzerland and free pickup in Chur [106] [107]', async () => {
    const { drawer } = await openDrawer([line()])
    expect(
      await within(drawer).findByRole('radio', { name: 'Shipping within Switzerland CHF 10.00' }),
    ).toBeChecked()
    expect(within(drawer).getByRole('radio', { name: 'Pickup at the studio in Chur Free' })).not.toBeChecked()
  })

  it('sums up without the rate [108] [109] [150]', async () => {
    const { drawer } = await openDrawer([line()])
    await waitFor(() => expect(drawer).toHaveTextContent('CHF 42.20'))
    const rows = within(summary())
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
    expect(rows).toEqual(['Subtotal CHF 29.90', 'Shipping CHF 10.00', 'Tax CHF 2.30', 'Total CHF 42.20'])
    expect(drawer).not.toHaveTextContent('7.7')
  })

  it.each([
    ['two [271]', [line({ quantity: 2 })], 'Total CHF 74.40'],
    ['three [272]', [line({ quantity: 3 })], 'Total CHF 106.61'],
    ['ten [274]', [line({ quantity: 10 })], 'Total CHF 332.02'],
    ['five lines [273]', ['S', 'M', 'L', 'XL', 'XS'].map((size) => line({ size })), 'Total CHF 171.01'],
  ])('%s: %s', async (_, items, total) => {
    await openDrawer(items)
    await waitFor(() => expect(summary()).toHaveTextContent(total.replace(' ', '')))
  })

  it('goes to pickup and back: 32.20, 42.20 [177] [266] [270]', async () => {
    await openDrawer([line()])
    await userEvent.click(await screen.findByRole('radio', { name: /Pickup/ }))
    await waitFor(() => expect(summary()).toHaveTextContent('TotalCHF 32.20'))
    expect(storedCart().deliveryOption).toBe('pickup')
    await userEvent.click(screen.getByRole('radio', { name: /Shipping/ }))
    expect(summary()).toHaveTextContent('TotalCHF 42.20')
  })

  it('counts with the rate and the prices that the shop tells', async () => {
    const told = catalogue()
    const dearer = { ...told.pricing, taxRate: 8.1, shipping: { ...told.pricing.shipping, domestic: 9 } }
    await openDrawer([line()], { ...told, pricing: dearer })
    await waitFor(() => expect(summary()).toHaveTextContent('ShippingCHF 9.00'))
    expect(summary()).toHaveTextContent('TaxCHF 2.42')
    expect(summary()).toHaveTextContent('TotalCHF 41.32')
  })

  it('counts up to ten and no further [167]', async () => {
    await openDrawer([line({ quantity: 9 })])
    const more = screen.getByRole('button', { name: /^One more/ })
    await userEvent.click(more)
    expect(storedCart().items[0]?.quantity).toBe(10)
    // Read out where it stands, as the focus stays on the button.
    const amount = within(screen.getByRole('group', { name: /Crying Skull/ })).getByText('10')
    expect(amount).toHaveAttribute('aria-live', 'polite')
    expect(more).toHaveAttribute('aria-disabled', 'true')
    expect(more).toHaveAccessibleDescription('10 is the most of one size.')
    await userEvent.click(more)
    expect(storedCart().items[0]?.quantity).toBe(10)
  })

  it('counts down to one, where minus does nothing and says why [168] [169] [170]', async () => {
    await openDrawer([line({ quantity: 2 })])
    const fewer = screen.getByRole('button', { name: /^One fewer/ })
    await userEvent.click(fewer)
    await userEvent.click(fewer)
    expect(storedCart().items).toEqual([line({ quantity: 1 })])
    expect(fewer).toHaveAttribute('aria-disabled', 'true')
    expect(fewer).toHaveAccessibleDescription(/One is the least/)
  })

  it('removes by the remove button, says so, and takes it back [170] [171]', async () => {
    const { drawer } = await openDrawer([line({ quantity: 4 }), DONUTS_LINE])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Crying Skull, size M' }))
    expect(storedCart().items).toEqual([DONUTS_LINE])
    const bar = (await screen.findByText('Crying Skull removed from cart')).parentElement
    expect(bar).toHaveAttribute('data-severity', 'success')
    expect(within(drawer).getByRole('heading', { name: 'Shopping cart' })).toHaveFocus()
    await userEvent.click(screen.getByText('Undo'))
    expect(storedCart().items).toEqual([line({ quantity: 4 }), DONUTS_LINE])
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('stays open when emptied, and says so [98] [247]', async () => {
    const { drawer } = await openDrawer([line()])
    await userEvent.click(screen.getByRole('button', { name: /^Remove/ }))
    expect(await within(drawer).findByText('Your cart is empty')).toBeVisible()
    await userEvent.click(within(drawer).getByRole('button', { name: 'Continue Shopping' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows an error of the cart, until a change works [111] [243]', async () => {
    const { drawer } = await openDrawer([line({ quantity: 2 })])
    storeCart([DONUTS_LINE])
    await userEvent.click(screen.getByRole('button', { name: /^One more: Crying/ }))
    expect(within(drawer).getByRole('alert')).toHaveTextContent('Failed to update quantity')
    await userEvent.click(screen.getByRole('button', { name: /^One more: Donuts/ }))
    expect(within(drawer).queryByRole('alert')).toBeNull()
  })

  it('shows that a line could not be removed [111] [244]', async () => {
    const { drawer } = await openDrawer([line()])
    storeCart([DONUTS_LINE])
    await userEvent.click(screen.getByRole('button', { name: /^Remove Crying/ }))
    expect(within(drawer).getByRole('alert')).toHaveTextContent('Failed to remove item from cart')
  })

  it('follows another tab', async () => {
    const { drawer } = await openDrawer([line()])
    storeCart([line({ quantity: 5 })])
    window.dispatchEvent(new StorageEvent('storage', { key: 'atelier-steinbock.cart' }))
    await waitFor(() => expect(within(drawer).getByText('5')).toBeVisible())
  })

  it('says that a price has changed, and takes the new one with one press', async () => {
    const { drawer } = await openDrawer([line({ price: 25 })])
    expect(
      await within(drawer).findByText(/The price of Crying Skull has changed to CHF 29.90/),
    ).toBeVisible()
    await userEvent.click(within(drawer).getByRole('button', { name: 'Take it for CHF 29.90' }))
    expect(storedCart().items).toEqual([line()])
    expect(drawer).not.toHaveTextContent('has changed')
  })

  it('says once that a stored line has the price of another size, and takes the right one [F6]', async () => {
    const dear = line({ id: 'prod_skull-L', size: 'L' })
    const { drawer } = await openDrawer([line(), dear], catalogue([TALL]))
    const [told, ...more] = await within(drawer).findAllByText(/The price of Crying Skull has changed/)
    expect(told).toHaveTextContent('CHF 34.55')
    expect(more).toEqual([])
    await userEvent.click(within(drawer).getByRole('button', { name: 'Take it for CHF 34.55' }))
    expect(storedCart().items).toEqual([line(), { ...dear, price: 34.55 }])
    expect(drawer).not.toHaveTextContent('has changed')
    // 64.45 and 4.96 of tax and 10.00 of shipping.
    expect(summary()).toHaveTextContent('TotalCHF 79.41')
  })

  it('says that too few are left, and takes what is there with one press', async () => {
    const few = catalogue([product({ availability: { M: 2 } })])
    const { drawer } = await openDrawer([line({ quantity: 5 })], few)
    expect(await within(drawer).findByText(/Only 2 of Crying Skull in size M left/)).toBeVisible()
    await userEvent.click(within(drawer).getByRole('button', { name: 'Take 2' }))
    expect(storedCart().items).toEqual([line({ quantity: 2 })])
  })

  it.each([
    ['sold out', catalogue([product({ availability: { M: 0 } })]), /in size M is sold out/],
    ['withdrawn', catalogue([DONUTS]), /no longer available/],
    ['without this size', catalogue([product({ sizes: ['S'] })]), /Size "M" is not available/],
  ])('says that a shirt is %s, and keeps the line until it is removed', async (_, told, words) => {
    const { drawer } = await openDrawer([line()], told)
    expect(await within(drawer).findByText(words)).toBeVisible()
    expect(storedCart().items).toEqual([line()])
  })

  it('does not call a shirt sold out whose last piece is held for this very cart', async () => {
    const told = catalogue([product({ availability: { M: 0 } })])
    const { drawer } = await openDrawer([line()], told, 'en', 'cs_test_held')
    expect(await within(drawer).findByLabelText('Summary')).toHaveTextContent('TotalCHF 42.20')
    expect(drawer).not.toHaveTextContent('sold out')
  })

  it('shows no totals that it cannot know, and asks again on Retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isUp = false
    fakeNetwork({ '/api/products': () => (isUp ? json(catalogue()) : json({}, 503)) })
    storeCart([line()])
    await renderShop(
      <>
        <CartButton />
        <CheckoutDrawer />
      </>,
    )
    await userEvent.click(await screen.findByRole('button', { name: /^Shopping cart/ }))
    const drawer = within(await screen.findByRole('dialog'))
    expect(await drawer.findByText(/total are not known/)).toBeVisible()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(summary()).toHaveTextContent('TotalCHF 42.20'))
  })

  it('speaks English on an Italian page and German on a German one [13] [14]', async () => {
    const { drawer } = await openDrawer([line()], catalogue(), 'it')
    expect(drawer).toHaveAttribute('lang', 'en')
    expect(within(drawer).getByRole('button', { name: 'PROCEED TO CHECKOUT' })).toBeVisible()
  })

  it('speaks German on a German page [14]', async () => {
    const { drawer } = await openDrawer([line()], catalogue(), 'de')
    expect(drawer).toHaveAttribute('lang', 'de')
    expect(within(drawer).getByText('Grösse: M')).toBeVisible()
  })
})
