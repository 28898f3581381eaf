import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CartButton } from '@/cart/cart-button'
import { CheckoutDrawer } from '@/checkout/start/checkout-drawer'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue, DONUTS, buildCartLine, buildProduct, PRICED_BY_SIZE } from '../../support/products'
import { renderShop, storeCart, readStoredCart } from '../../support/render-shop'
import { translatePage } from '../../support/translate-page'
import { DONUTS_LINE, openDrawer, summary } from './open-drawer'

describe('the cart drawer', () => {
  it('counts up to ten and no further [167]', async () => {
    await openDrawer([buildCartLine({ quantity: 9 })])
    const more = screen.getByRole('button', { name: /^One more/ })
    await userEvent.click(more)
    expect(readStoredCart().items[0]?.quantity).toBe(10)
    // Read out where it stands, as the focus stays on the button.
    const amount = within(screen.getByRole('group', { name: /Crying Skull/ })).getByText('10')
    expect(amount).toHaveAttribute('aria-live', 'polite')
    expect(more).toHaveAttribute('aria-disabled', 'true')
    expect(more).toHaveAccessibleDescription('At most 10 per size.')
    // In plain sight: a finger hovers over nothing, and no focus comes of its tap in every browser.
    expect(screen.getByText('At most 10 per size.').className).not.toMatch(/hidden/)
    await userEvent.click(more)
    expect(readStoredCart().items[0]?.quantity).toBe(10)
  })

  it('counts down to one, where minus does nothing and says why [168] [169] [170]', async () => {
    await openDrawer([buildCartLine({ quantity: 2 })])
    const fewer = screen.getByRole('button', { name: /^One fewer/ })
    await userEvent.click(fewer)
    await userEvent.click(fewer)
    expect(readStoredCart().items).toEqual([buildCartLine({ quantity: 1 })])
    expect(fewer).toHaveAttribute('aria-disabled', 'true')
    expect(fewer).toHaveAccessibleDescription(/The minimum is one/)
  })

  it('removes by the remove button, says so, and takes it back [170] [171]', async () => {
    const { drawer } = await openDrawer([buildCartLine({ quantity: 4 }), DONUTS_LINE])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Crying Skull, size M' }))
    expect(readStoredCart().items).toEqual([DONUTS_LINE])
    const bar = (await screen.findByText('Crying Skull removed from cart')).parentElement
    expect(bar).toHaveAttribute('data-severity', 'success')
    expect(within(drawer).getByRole('heading', { name: 'Shopping cart' })).toHaveFocus()
    await userEvent.click(screen.getByText('Undo'))
    expect(readStoredCart().items).toEqual([buildCartLine({ quantity: 4 }), DONUTS_LINE])
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('stays open when emptied, and says so [98] [247]', async () => {
    const { drawer } = await openDrawer([buildCartLine()])
    await userEvent.click(screen.getByRole('button', { name: /^Remove/ }))
    expect(await within(drawer).findByText('Your cart is empty')).toBeVisible()
    await userEvent.click(within(drawer).getByRole('button', { name: 'Continue Shopping' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows an error of the cart, until a change works [111] [243]', async () => {
    const { drawer } = await openDrawer([buildCartLine({ quantity: 2 })])
    storeCart([DONUTS_LINE])
    await userEvent.click(screen.getByRole('button', { name: /^One more: Crying/ }))
    expect(within(drawer).getByRole('alert')).toHaveTextContent('Failed to update quantity')
    await userEvent.click(screen.getByRole('button', { name: /^One more: Donuts/ }))
    expect(within(drawer).queryByRole('alert')).toBeNull()
  })

  it('shows that a line could not be removed [111] [244]', async () => {
    const { drawer } = await openDrawer([buildCartLine()])
    storeCart([DONUTS_LINE])
    await userEvent.click(screen.getByRole('button', { name: /^Remove Crying/ }))
    expect(within(drawer).getByRole('alert')).toHaveTextContent('Failed to remove item from cart')
  })

  it('has no old price, total or error, and does not break, where a translator has rewritten it', async () => {
    const { drawer } = await openDrawer([buildCartLine({ quantity: 2 })])
    const line = () => within(drawer).getByRole('listitem')
    translatePage()
    expect(line()).toHaveTextContent('CHF 29.90 each')
    await userEvent.click(screen.getByRole('button', { name: /^One fewer/ }))
    expect(line()).toHaveTextContent(/CHF 29.90(?! each)/)
    expect(summary()).toHaveTextContent('TotalCHF 42.20')
    translatePage()
    await userEvent.click(screen.getByRole('radio', { name: /Pickup/ }))
    expect(summary()).toHaveTextContent('TotalCHF 32.20')
    storeCart([DONUTS_LINE])
    await userEvent.click(screen.getByRole('button', { name: /^One more/ }))
    expect(within(drawer).getByRole('alert')).toHaveTextContent('Failed to update quantity')
    translatePage()
    storeCart([buildCartLine()])
    await userEvent.click(screen.getByRole('button', { name: /^Remove Donuts/ }))
    expect(within(drawer).getByRole('alert')).toHaveTextContent(/^Failed to remove item from cart$/)
  })

  it('follows another tab', async () => {
    const { drawer } = await openDrawer([buildCartLine()])
    storeCart([buildCartLine({ quantity: 5 })])
    window.dispatchEvent(new StorageEvent('storage', { key: 'atelier-steinbock.cart' }))
    await waitFor(() => expect(within(drawer).getByText('5')).toBeVisible())
  })

  it('says that a price has changed, and takes the new one with one press', async () => {
    const { drawer } = await openDrawer([buildCartLine({ price: 25 })])
    expect(
      await within(drawer).findByText(/The price of Crying Skull has changed to CHF 29.90/),
    ).toBeVisible()
    await userEvent.click(within(drawer).getByRole('button', { name: 'Take it for CHF\u00a029.90' }))
    expect(readStoredCart().items).toEqual([buildCartLine()])
    expect(drawer).not.toHaveTextContent('has changed')
  })

  it('says once that a stored line has the price of another size, and takes the right one [F6]', async () => {
    const dear = buildCartLine({ id: 'prod_skull-L', size: 'L' })
    const { drawer } = await openDrawer([buildCartLine(), dear], buildCatalogue([PRICED_BY_SIZE]))
    const [message, ...more] = await within(drawer).findAllByText(/The price of Crying Skull has changed/)
    expect(message).toHaveTextContent('CHF 34.55')
    expect(more).toEqual([])
    await userEvent.click(within(drawer).getByRole('button', { name: 'Take it for CHF\u00a034.55' }))
    expect(readStoredCart().items).toEqual([buildCartLine(), { ...dear, price: 34.55 }])
    expect(drawer).not.toHaveTextContent('has changed')
    // 64.45 and 4.96 of tax and 10.00 of shipping.
    expect(summary()).toHaveTextContent('TotalCHF 79.41')
  })

  it('says that too few are left, and takes what is there with one press', async () => {
    const few = buildCatalogue([buildProduct({ availability: { M: 2 } })])
    const { drawer } = await openDrawer([buildCartLine({ quantity: 5 })], few)
    expect(await within(drawer).findByText(/Only 2 of Crying Skull in size M left/)).toBeVisible()
    await userEvent.click(within(drawer).getByRole('button', { name: 'Take 2' }))
    expect(readStoredCart().items).toEqual([buildCartLine({ quantity: 2 })])
  })

  it.each([
    ['sold out', buildCatalogue([buildProduct({ availability: { M: 0 } })]), /in size M is sold out/],
    ['withdrawn', buildCatalogue([DONUTS]), /no longer available/],
    ['without this size', buildCatalogue([buildProduct({ sizes: ['S'] })]), /Size "M" is not available/],
  ])('says that a shirt is %s, and keeps the line until it is removed', async (_, served, words) => {
    const { drawer } = await openDrawer([buildCartLine()], served)
    expect(await within(drawer).findByText(words)).toBeVisible()
    expect(readStoredCart().items).toEqual([buildCartLine()])
  })

  it('has what is wrong with a shirt in sight when it opens, and then what is wrong with the next one', async () => {
    const shown: (string | null)[] = []
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      shown.push(this.textContent)
    })
    const served = buildCatalogue([buildProduct({ availability: { S: 9, M: 0, L: 0 } })])
    const lines = ['S', 'M', 'L'].map((size) => buildCartLine({ id: `prod_skull-${size}`, size }))
    const { drawer } = await openDrawer(lines, served)
    await waitFor(() =>
      expect(shown).toEqual([expect.stringMatching(/^\S*Crying Skull\S* in size M is sold out/)]),
    )
    await userEvent.click(within(drawer).getByRole('button', { name: 'Remove Crying Skull, size M' }))
    expect(shown).toEqual([expect.anything(), expect.stringMatching(/in size L is sold out/)])
  })

  it('does not call a shirt sold out whose last piece is held for this very cart', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const served = buildCatalogue([buildProduct({ availability: { M: 0 } })])
    const { drawer } = await openDrawer([buildCartLine()], served, 'en', 'cs_test_held')
    expect(await within(drawer).findByLabelText('Summary')).toHaveTextContent('TotalCHF 42.20')
    expect(drawer).not.toHaveTextContent('sold out')
  })

  it('shows no totals that it cannot know, and asks again on Retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isUp = false
    createFakeNetwork({
      '/api/products': () => (isUp ? buildJsonResponse(buildCatalogue()) : buildJsonResponse({}, 503)),
    })
    storeCart([buildCartLine()])
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
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(summary()).toHaveTextContent('TotalCHF 42.20'))
  })
})
