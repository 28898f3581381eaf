import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { Product } from '@contract/catalogue/catalogue'
import type { Language } from '@contract/site/language'
import { isDrawerOpenAtom } from '@/cart/state/drawer-atoms'
import { ProductPage } from '@/shop/product/product-page'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue, buildCartLine, buildProduct, PRICED_BY_SIZE } from '../../support/products'
import { translatePage } from '../../support/translate-page'
import { renderShop, storeCart, readStoredCart } from '../../support/render-shop'

async function open(
  path: string,
  products: Product[] = [buildProduct()],
  language: Language = 'en',
  shipping = buildCatalogue().pricing.shipping,
) {
  const served = buildCatalogue(products)
  createFakeNetwork({
    '/api/products': () => buildJsonResponse({ ...served, pricing: { ...served.pricing, shipping } }),
  })
  return renderShop(
    <Routes>
      <Route path="/product/:productId" element={<ProductPage />} />
    </Routes>,
    path,
    language,
  )
}

/** Stands in for the observer that jsdom lacks; the test says when the button is in view. */
function watchViews() {
  let tell: ((isIntersecting: boolean) => void) | undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => act(() => heard([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  // The page begins to watch in an effect, a moment after it shows.
  const isWatched = () => waitFor(() => expect(tell).toBeDefined())
  return { leave: () => isWatched().then(() => tell?.(false)), enter: () => tell?.(true) }
}

const addButton = () => screen.getByRole('button', { name: 'Add to cart' })

describe('the product page', () => {
  it.each(['crying-skull', 'prod_skull'])('finds a product by handle or id: %s [118] [146]', async (id) => {
    await open(`/product/${id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Crying Skull' })).toBeVisible()
    expect(screen.getByText('Tears run into ink.')).toBeVisible()
    expect(screen.getByText('Organic cotton')).toBeVisible()
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeVisible()
    expect(screen.getByRole('row', { name: 'M 52 cm 72 cm' })).toBeVisible()
  })

  it('tells of a product in the page’s language where the studio has written it, and else in English', async () => {
    const translations = {
      de: { name: 'Weinender Schädel', details: ['Bei 30 °C waschen'] },
      fr: { description: 'Les larmes tournent à l’encre.' },
    }
    await open('/product/crying-skull', [buildProduct({ translations })], 'de')
    const name = await screen.findByRole('heading', { level: 1, name: 'Weinender Schädel' })
    expect(name).toHaveAttribute('lang', 'de')
    expect(screen.getByText('Bei 30 °C waschen')).toBeVisible()
    expect(screen.queryByText('Wash at 30 °C')).toBeNull()
    expect(screen.getByText('Tears run into ink.')).toHaveAttribute('lang', 'en')
  })

  it('shows what the studio has written in French on a page whose labels are English [13]', async () => {
    const translations = { fr: { description: 'Les larmes tournent à l’encre.' } }
    await open('/product/crying-skull', [buildProduct({ translations })], 'fr')
    expect(await screen.findByText('Les larmes tournent à l’encre.')).toHaveAttribute('lang', 'fr')
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
    expect(screen.getByRole('heading', { name: 'Details' }).closest('[lang]')).toHaveAttribute('lang', 'en')
    await userEvent.click(screen.getByRole('radio', { name: 'M' }))
    await userEvent.click(addButton())
    const message = await screen.findByText('Crying Skull, size M, added to cart')
    expect(message).toHaveAttribute('lang', 'en')
    expect(screen.getByRole('button', { name: 'Show cart' })).toHaveAttribute('lang', 'en')
  })

  it('says beside the button how soon goods are sent, when they can be picked up, and how they go back and are paid [U18]', async () => {
    await open('/product/crying-skull', [buildProduct()], 'de')
    const form = (await screen.findByRole('button', { name: 'In den Warenkorb' })).closest('form')
    expect(form).toHaveTextContent('Versand innert 1 bis 2 Werktagen')
    expect(form).toHaveTextContent('Abholung in Chur: Montag – Freitag, 09:00–17:00')
    expect(form).toHaveTextContent('14 Tage Rückgaberecht')
    expect(form).toHaveTextContent('TWINT, Visa oder Mastercard')
  })

  it('says that shipping is free where the studio asks nothing for it', async () => {
    await open('/product/crying-skull', [buildProduct()], 'en', { domestic: 0, international: 15, pickup: 0 })
    const term = await screen.findByText('Swiss shipping')
    expect(term.nextElementSibling).toHaveTextContent('Free')
  })

  it('says beside the size chart how the chosen size fits, also in true size, measured with a bank card', async () => {
    await open('/product/crying-skull')
    expect(await screen.findByText(/^Size M: 52 cm across the chest, 72 cm long/)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'L' }))
    expect(screen.getByText(/^Size L: 55 cm across the chest, 74 cm long/)).toBeVisible()
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('L55 cm74 cm')

    await userEvent.click(screen.getByRole('button', { name: 'True size' }))
    const box = await screen.findByRole('region', { name: /^Size L lying flat in true size/ })
    await userEvent.click(screen.getByRole('button', { name: 'Measure with a card' }))
    fireEvent.change(screen.getByRole('slider', { name: 'Height of the card' }), { target: { value: '428' } })
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    // 85.6 mm are 428 px: 5 px a mm, and 900 mm are drawn.
    expect(box.querySelector('svg')).toHaveStyle({ width: '4500px' })
  })

  it('says that a product is not found, with a way back to the shop and other shirts to go on with [118] [245]', async () => {
    await open('/product/unknown')
    expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to shop' })).toHaveAttribute('href', '/shop')
    expect(await screen.findByRole('link', { name: 'Crying Skull' })).toBeVisible()
  })

  it('has the size chosen that the shop was left with, unless it is sold out', async () => {
    await open('/product/crying-skull?size=M')
    expect(await screen.findByRole('radio', { name: 'M', checked: true })).toBeVisible()
    cleanup()
    await open('/product/crying-skull?size=XL')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  it('asks for a size at the size buttons [199]', async () => {
    await open('/product/crying-skull')
    await screen.findByRole('heading', { level: 1 })
    await userEvent.click(addButton())
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a size before adding to cart')
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please select a size before adding to cart',
    )
    expect(screen.getByRole('radio', { name: 'S' })).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', { name: 'M' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it("[172] says 'adding...', then that it was added; the piece is stored at once", async () => {
    await open('/product/crying-skull')
    await screen.findByRole('heading', { level: 1 })
    await userEvent.click(screen.getByRole('radio', { name: 'M' }))
    await userEvent.click(addButton())
    expect(screen.getByRole('button', { name: 'adding...' })).toHaveAttribute('aria-busy', 'true')
    expect(readStoredCart().items).toEqual([buildCartLine()])
    expect(await screen.findByRole('button', { name: 'Added to cart' })).toBeVisible()
    expect(screen.getByText('Crying Skull, size M, added to cart')).toBeVisible()
  })

  it('lays no message over the cart of who opens it at once', async () => {
    const store = await open('/product/crying-skull')
    await screen.findByRole('heading', { level: 1 })
    await userEvent.click(screen.getByRole('radio', { name: 'M' }))
    await userEvent.click(addButton())
    act(() => store.set(isDrawerOpenAtom, true))
    expect(await screen.findByRole('button', { name: 'Added to cart' })).toBeVisible()
    expect(screen.queryByText('Crying Skull, size M, added to cart')).toBeNull()
  })

  it('adds once for a double press [172]', async () => {
    await open('/product/crying-skull')
    await screen.findByRole('heading', { level: 1 })
    await userEvent.click(screen.getByRole('radio', { name: 'M' }))
    // Without a delay: on a busy machine the second press would come after the first had been answered.
    await userEvent.setup({ delay: null }).dblClick(addButton())
    expect(readStoredCart().items).toEqual([buildCartLine()])
  })

  it('says why an eleventh piece is not added [196]', async () => {
    storeCart([buildCartLine({ quantity: 10 })])
    await open('/product/crying-skull')
    await screen.findByRole('heading', { level: 1 })
    await userEvent.click(screen.getByRole('radio', { name: 'M' }))
    await userEvent.click(addButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Maximum quantity (10) reached for this item')
  })

  it('shows a sold-out size, disabled and in words', async () => {
    await open('/product/crying-skull')
    expect(await screen.findByRole('radio', { name: 'XL, sold out' })).toBeDisabled()
    expect(screen.getByText('Sold out: XL')).toBeVisible()
  })

  it('says at a size, and again once it is chosen, that few pieces are left', async () => {
    await open('/product/crying-skull', [buildProduct({ availability: { S: 4, M: 3, L: true, XL: 0 } })])
    const few = await screen.findByRole('radio', { name: 'M 3 left' })
    expect(screen.getByRole('radio', { name: 'S' })).toBeEnabled()
    await userEvent.click(few)
    expect(screen.getByText('Only 3 left in size M')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'L' }))
    expect(screen.queryByText(/^Only/)).toBeNull()
  })

  it('follows the chosen size with price, payable price and the bar at the bottom [F6]', async () => {
    const view = watchViews()
    await open('/product/crying-skull', [PRICED_BY_SIZE])
    const article = await screen.findByRole('article')
    expect(article).toHaveTextContent('from CHF 29.90 plus VAT')
    expect(article).toHaveTextContent('With 7.7 % VATfrom CHF 32.20')
    await view.leave()
    const bar = screen.getByRole('group', { name: 'Buy' })
    expect(bar).toHaveTextContent('from CHF 32.20With 7.7 % VAT')
    await userEvent.click(screen.getByRole('radio', { name: 'L CHF 34.55' }))
    expect(article).toHaveTextContent('CHF 34.55 plus VAT')
    expect(article).toHaveTextContent('With 7.7 % VATCHF 37.21')
    expect(bar).toHaveTextContent('CHF 37.21Size: L')
    await userEvent.click(screen.getByRole('radio', { name: 'M' }))
    expect(article).toHaveTextContent('CHF 29.90 plus VAT')
    expect(article).not.toHaveTextContent('from')
  })

  it('follows the chosen size where a translator has rewritten the page', async () => {
    await open('/product/crying-skull', [PRICED_BY_SIZE])
    const article = await screen.findByRole('article')
    translatePage()
    await userEvent.click(screen.getByRole('radio', { name: 'L CHF 34.55' }))
    expect(article).toHaveTextContent('CHF 34.55 plus VAT')
    expect(article).toHaveTextContent('With 7.7 % VATCHF 37.21')
    expect(article).not.toHaveTextContent('from')
    translatePage()
    await userEvent.click(addButton())
    expect(readStoredCart().items[0]).toMatchObject({ size: 'L', price: 34.55 })
  })

  it('says at a size that it is dearer, and that few are left [F6]', async () => {
    const availability = { S: 20, M: 20, L: 2, XL: 0 }
    await open('/product/crying-skull', [{ ...PRICED_BY_SIZE, availability }])
    expect(await screen.findByRole('radio', { name: 'L CHF 34.55 2 left' })).toBeEnabled()
    expect(screen.getByRole('radio', { name: 'M' })).toBeEnabled()
    expect(screen.getByRole('radio', { name: 'XL, sold out' })).toBeDisabled()
  })

  it('chooses among the sizes with the arrow keys', async () => {
    await open('/product/crying-skull')
    await userEvent.click(await screen.findByRole('radio', { name: 'S' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked()
  })

  it('copies its address where the device has no way of sharing', async () => {
    const user = userEvent.setup()
    await open('/product/prod_skull')
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await screen.findByText('Link copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/product/crying-skull')
  })

  it('offers the same at the bottom while its own button is out of view [172]', async () => {
    const view = watchViews()
    await open('/product/crying-skull')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Select a size' })).toBeNull()
    await view.leave()
    await userEvent.click(screen.getByRole('button', { name: 'Select a size' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a size before adding to cart')
    expect(screen.getByRole('radio', { name: 'S' })).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', { name: 'M' }))
    const bar = screen.getByRole('group', { name: 'Buy' })
    expect(bar).toHaveTextContent('CHF 32.20Size: M')
    await userEvent.click(within(bar).getByRole('button', { name: 'Add to cart, Size: M' }))
    expect(readStoredCart().items).toEqual([buildCartLine()])
    view.enter()
    expect(within(bar).queryByRole('button')).toBeNull()
  })

  it('labels a product without stock, which cannot be added [118] [200]', async () => {
    await open('/product/crying-skull', [buildProduct({ inStock: false, availability: {} })])
    expect(await screen.findByRole('button', { name: 'Out of Stock' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  })

  it('says how to pay and what then happens only beside what can be bought', async () => {
    await open('/product/crying-skull')
    expect(await screen.findByText('Visa')).toBeVisible()
    expect(screen.getByText(/^Sent within/)).toBeVisible()
    cleanup()
    await open('/product/crying-skull', [buildProduct({ inStock: false, availability: {} })])
    await screen.findByRole('button', { name: 'Out of Stock' })
    expect(screen.queryByText('Visa')).toBeNull()
    expect(screen.queryByText(/^Sent within/)).toBeNull()
  })

  it('shows front and back', async () => {
    await open('/product/crying-skull')
    const pictures = await screen.findByRole('group', { name: 'Pictures of Crying Skull' })
    expect(screen.getByRole('img', { name: 'Crying Skull, front' })).toBeVisible()
    await userEvent.click(within(pictures).getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('img', { name: 'Crying Skull, back' })).toHaveAttribute(
      'src',
      '/media/products/crying-skull-back-400.webp',
    )
  })

  it('says that the shop cannot be reached', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    createFakeNetwork({ '/api/products': () => Promise.reject(new TypeError('Failed to fetch')) })
    await renderShop(<ProductPage />)
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached.')
  })
})
